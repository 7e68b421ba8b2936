import { isValidElement, type ReactNode } from 'react';
import { ButtonLooks, Buttons } from './Buttons.tsx';
import { LinkLook } from './Link.tsx';
import { SmallPrint } from './SmallPrint.tsx';
import { type Part, partsOf } from './slots.ts';
import styles from './TextSection.module.css';

type TextSectionProps = {
  /** Whether it is deep water, on which text is light. */
  grund?: 'dyb';
  /** Whether the heading stands beside the content, and stays in view, instead of above it. */
  side?: boolean;
  /** Whether the heading is a statement, larger than other headings. */
  stort?: boolean;
  /** Leaves the section out in print. */
  skaerm?: boolean;
  children: ReactNode;
};

/** Section of a page: a heading, what introduces it, and below or beside them its content, from the first component on. */
export function TextSection({ grund, side, stort, skaerm, children }: TextSectionProps) {
  const [heading, ...parts] = partsOf(children);
  const first = parts.findIndex(({ type }) => !introductory.includes(type));
  const end = first < 0 ? parts.length : first;
  const id = heading?.props.id;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={`section ${styles.section} ${side ? styles.side : styles.above} ${stort ? styles.large : ''}`}
      data-theme={grund && 'deep'}
      data-print={skaerm && 'no'}
    >
      <div className={side ? 'wrap columns' : 'wrap'}>
        <div className={`stack ${styles.head}`}>
          <h2 id={`${id}-titel`}>{heading?.props.children}</h2>
          {end > 0 && (
            <div className={`lead stack ${styles.lead}`}>
              <ButtonLooks value={['quiet', 'target']}>{parts.slice(0, end).map(introduction)}</ButtonLooks>
            </div>
          )}
        </div>
        {first >= 0 && <div className={styles.body}>{parts.slice(end)}</div>}
      </div>
    </section>
  );
}

const introductory: readonly unknown[] = ['p', Buttons, SmallPrint];

/** A paragraph that is one link stands as a target of its own. */
function introduction(part: Part): ReactNode {
  const { key, type, props } = part;
  const isLink =
    type === 'p' && isValidElement<{ href?: string }>(props.children) && props.children.props.href;
  return isLink ? (
    <LinkLook key={key} value="target">
      {props.children}
    </LinkLook>
  ) : (
    part
  );
}
