import type { Crumb } from '#src/content/types.ts';
import styles from './Breadcrumbs.module.css';

/** Breadcrumbs from the home page, which is not in `items`, down to the current page, which is not a link. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const all = [{ name: 'Hjem', path: '/' }, ...items];
  return (
    <nav aria-label="Brødkrummer" data-print="no">
      <ol className={`caption ${styles.list}`}>
        {all.map(({ name, path }, index) => (
          <li key={path} className={styles.item}>
            {index === all.length - 1 ? (
              <span aria-current="page">{name}</span>
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
