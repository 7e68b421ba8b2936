import { vatWords } from '#src/site/vat.ts';
import { OptionPrice } from './OptionPrice.tsx';
import styles from './PriceTable.module.css';
import { questions } from './questions.ts';

/** Table of all prices, shown without JavaScript. */
export function PriceTable() {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Vejledende priser, {vatWords.ekskl}</caption>
      <tbody>
        {Object.values(questions).flatMap(({ options, isMonthly }) =>
          Object.values(options).map(
            ({ price, ...option }) =>
              price && (
                <tr key={option.name}>
                  <th scope="row">
                    {option.name}
                    <small data-fact={option.facts?.join(' ')}>{option.details}</small>
                  </th>
                  <td>
                    <OptionPrice option={{ ...option, price }} isMonthly={isMonthly} />
                  </td>
                </tr>
              ),
          ),
        )}
      </tbody>
    </table>
  );
}
