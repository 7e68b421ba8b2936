import styles from './StorageTable.module.css';
import { storageEntries } from './storage-list.ts';

/** What the site can leave in the browser, from the list that the code is tested against. */
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
