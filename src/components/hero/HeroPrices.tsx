import type { ReactNode } from 'react';
import type { FactName } from '#src/site/facts.ts';
import { FactValue, Price } from '../fact/Fact.tsx';
import styles from './PageHero.module.css';

type HeroPrice = {
  readonly href: string;
  readonly label: string;
  /** Lowest price of what the link leads to. */
  readonly price?: FactName;
  /** Unit after the amount, such as `pr. måned`. */
  readonly per?: string;
  /** What stands in the place of a price. */
  readonly note?: ReactNode;
};

/** Links below the lead of a `PageHero`, each with the lowest price of what it leads to. */
export function HeroPrices({ items }: { items: readonly HeroPrice[] }) {
  return (
    <ul className={styles.prices}>
      {items.map(({ href, label, price, per, note }) => (
        <li key={href}>
          <a className="target" href={href}>
            {label}
          </a>
          {note && <p className="caption">{note}</p>}
          {price && (
            <p className="caption">
              fra{' '}
              <b>
                <FactValue name={price} />
              </b>
              <br />
              {per && `${per} `}ekskl.{'\u00a0'}moms
              <br />
              <Price name={price} form="inkl" />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
