import styles from './StorageTable.module.css';
import { storageEntries } from './storage-list.ts';

const caption = 'Det kan hjemmesiden gemme i din browser';

/**
 * What the site can leave in the browser, from the list that the code is tested against. Stands in a text, and scrolls
 * inside itself, so that it never widens the page.
 */
export function StorageTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard, and have a name
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {['Navn', 'Formål', 'Hvor', 'Hvor længe', 'Kategori'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {storageEntries(import.meta.env.VITE_ANALYTICS_SRC).map(
            ({ name, purpose, place, duration, category }) => (
              <tr key={name}>
                <th scope="row">
                  <code className={styles.name}>{name}</code>
                </th>
                <td>{purpose}</td>
                <td>{place}</td>
                <td>{duration}</td>
                <td>{category}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
