import { usedStatisticsTool } from '#src/site/statistics-tool.ts';
import { storageEntries } from '#src/site/storage-list.ts';

/** Table of everything that the site can store in the browser. */
export function StorageTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Navn og kategori</th>
          <th scope="col">Formål</th>
          <th scope="col">Lagres</th>
        </tr>
      </thead>
      <tbody>
        {storageEntries(usedStatisticsTool(import.meta.env.VITE_ANALYTICS_SRC)).map(
          ({ name, category, purpose, place, duration }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                <br />
                {category}
              </th>
              <td data-label="Formål">{purpose}</td>
              <td data-label="Lagres">
                <span>
                  <span lang={/storage$/.test(place) ? 'en' : undefined}>{place}</span>, {duration}
                </span>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
