import { calculatorHref } from '#src/site/calculator-href.ts';
import { Price } from './fact/FactValue.tsx';
import styles from './PriceLink.module.css';

/** The way to a price, in a bar at the bottom edge of a phone's window. */
export function PriceLink() {
  return (
    <a className={styles.price} href={calculatorHref}>
      <b>Beregn din pris</b>
      <small>
        fra <Price name="hjemmesider.fra" />
      </small>
    </a>
  );
}
