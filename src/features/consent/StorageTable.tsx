import styles from './StorageTable.module.css';
import { storageEntries } from './storage-list.ts';

const columns = [
  { heading: 'Formål', field: 'purpose' },
  { heading: 'Hvor', field: 'place' },
  { heading: 'Hvor længe', field: 'duration' },
  { heading: 'Kategori', field: 'category' },
] as const;

/** Table of everything that the site can store in the browser; a test compares its data with the code. */
export function StorageTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Navn</th>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {storageEntries(import.meta.env.VITE_ANALYTICS_SRC).map((entry) => (
          <tr key={entry.name}>
            <th scope="row">
              <code className={styles.name}>{entry.name}</code>
            </th>
            {columns.map(({ heading, field }) => (
              <td key={field} data-label={heading}>
                {entry[field]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
