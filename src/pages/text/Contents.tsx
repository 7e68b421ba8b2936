import type { ReactNode } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import type { TocEntry } from '#src/content/types.ts';
import styles from './Contents.module.css';

const listId = 'indholdsliste';

/**
 * Renders the contents list: beside the text on wide screens, in a popover on narrow ones. Both are the same element,
 * and the button works without script. On phones the button's bar begins with `action`.
 */
export function Contents({ entries, action }: { entries: readonly TocEntry[]; action?: ReactNode }) {
  return (
    <div className={styles.contents} data-print="no">
      {action}
      <button className={styles.toggle} type="button" popoverTarget={listId}>
        Indhold
        <Icon name="chevron-down" size={18} />
      </button>
      <nav className={styles.list} id={listId} popover="auto" aria-labelledby={`${listId}-titel`}>
        <p className={styles.title} id={`${listId}-titel`}>
          Indhold
        </p>
        <ol>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
