import { facts } from '#src/site/facts.ts';
import { OptionPrice } from './OptionPrice.tsx';
import { seoIds, seoPackages, sizeIds, sizes } from './options.ts';
import styles from './PriceTable.module.css';

/** All prices at once, for those whom the questions cannot reach. */
export function PriceTable() {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Vejledende priser, {facts['pakker.moms'].value}</caption>
      <tbody>
        {sizeIds.map((id) => {
          const { name, description, listPrice, offer } = sizes[id];
          return (
            <tr key={id}>
              <th scope="row">
                {name} hjemmeside<small>{description}</small>
              </th>
              <td>
                <OptionPrice name={offer?.price ?? listPrice} before={offer ? listPrice : undefined} />
              </td>
            </tr>
          );
        })}
        {seoIds.map((id) => (
          <tr key={id}>
            <th scope="row">
              {seoPackages[id].description}
              <small>{seoPackages[id].details}</small>
            </th>
            <td>
              <OptionPrice name={seoPackages[id].price} per="måned" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
