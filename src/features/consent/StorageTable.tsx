import styles from './StorageTable.module.css';
import { storageEntries } from './storage-list.ts';

/** Table of everything that the site can store in the browser; a test compares its data with the code. */
export function StorageTable() {
  return (
    <table className={styles.table}>
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
              <td data-label="Formål">{purpose}</td>
              <td data-label="Hvor">{place}</td>
              <td data-label="Hvor længe">{duration}</td>
              <td data-label="Kategori">{category}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
