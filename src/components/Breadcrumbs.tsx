import { useContext } from 'react';
import type { Crumb } from '#src/content/types.ts';
import styles from './Breadcrumbs.module.css';
import { CurrentLanguage } from './fact/CurrentLanguage.ts';

/** Breadcrumbs from the home page, which is not in `items`, down to the current page, which is not a link. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const language = useContext(CurrentLanguage);
  const all = [{ name: 'Hjem', path: '/' }, ...items];
  return (
    <nav aria-label="Brødkrummer" lang={language === 'da' ? undefined : 'da'} data-print="no">
      <ol className={`caption cluster ${styles.list}`}>
        {all.map(({ name, path }, index) => (
          <li key={path} className={styles.item}>
            {index === all.length - 1 ? (
              <span aria-current="page" lang={language === 'da' ? undefined : language}>
                {name}
              </span>
            ) : (
              <a className="target" href={path}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
