import styles from './StorageTable.module.css';
import { storageEntries } from './storage-list.ts';

/** Table of everything that the site can store in the browser; a test compares its data with the code. */
export function StorageTable() {
  return (
    <table>
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
  );
}
