import styles from './StorageTable.module.css';
import { type StorageEntry, storageEntries } from './storage-list.ts';

type Column = { readonly heading: string; readonly cell: (entry: StorageEntry) => string };

const columns: readonly Column[] = [
  { heading: 'Formål', cell: ({ purpose }) => purpose },
  { heading: 'Hvor og hvor længe', cell: ({ place, duration }) => `${place}, ${duration}` },
];

/** Table of everything that the site can store in the browser; a test compares its data with the code. */
export function StorageTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Navn og kategori</th>
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
              <span className={styles.category}>{entry.category}</span>
            </th>
            {columns.map(({ heading, cell }) => (
              <td key={heading} data-label={heading}>
                {cell(entry)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
