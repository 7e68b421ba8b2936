import { Table } from '#src/components/table/Table.tsx';
import styles from './StorageTable.module.css';
import { storageEntries } from './storage-list.ts';

/** What the site can leave in the browser, from the list that the code is tested against. */
export function StorageTable() {
  return (
    <Table caption="Det kan hjemmesiden gemme i din browser">
      <thead>
        <tr>
          <th scope="col">Navn</th>
          <th scope="col">Formål</th>
          <th scope="col">Hvor</th>
          <th scope="col">Hvor længe</th>
          <th scope="col">Kategori</th>
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
    </Table>
  );
}
