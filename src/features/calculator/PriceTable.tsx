import { SeoPrice, SizePrice } from './OptionPrice.tsx';
import { seoIds, seoPackages, sizeIds, sizes } from './options.ts';
import styles from './PriceTable.module.css';
import { quoteVat } from './price.ts';

/** Table of all prices, shown without JavaScript. */
export function PriceTable() {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Vejledende priser, {quoteVat}</caption>
      <tbody>
        {sizeIds.map((id) => (
          <tr key={id}>
            <th scope="row">
              {sizes[id].title}
              <small>{sizes[id].description}</small>
            </th>
            <td>
              <SizePrice size={id} />
            </td>
          </tr>
        ))}
        {seoIds.map((id) => (
          <tr key={id}>
            <th scope="row">
              {seoPackages[id].name}
              <small data-fact={seoPackages[id].facts.join(' ')}>{seoPackages[id].details}</small>
            </th>
            <td>
              <SeoPrice seo={id} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
