import { Children } from 'react';
import styles from './HomeHero.module.css';
import { PortraitCoast } from './PortraitCoast.tsx';
import { type Part, partsOf } from './slots.ts';

/**
 * What stands below the lead of the home page: buttons, a price and a list of promises beside the coast, and at last the
 * terms.
 */
export function HomeWords({ parts }: { parts: readonly Part[] }) {
  const terms = parts.at(-1);
  return (
    <>
      <div className={styles.ashore}>
        {parts.slice(0, -1).map((part) => {
          if (part.type === 'p')
            return (
              <p key={part.key} className={styles.price}>
                {part.props.children}
              </p>
            );
          if (part.type !== 'ul') return part;
          return (
            <p key={part.key} className={`caption ${styles.promise}`}>
              {partsOf(part.props.children).map(({ key, props }, index) => (
                <span key={key}>
                  {index > 0 && <i>• </i>}
                  {Children.toArray(props.children).filter((node) => node !== '\n')}{' '}
                </span>
              ))}
            </p>
          );
        })}
        <PortraitCoast />
      </div>
      <p className={`caption ${styles.terms}`}>{terms?.props.children}</p>
    </>
  );
}
