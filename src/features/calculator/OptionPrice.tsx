import { Price } from '#src/components/fact/FactValue.tsx';
import { facts, type PriceName } from '#src/site/facts.ts';
import { vatNote } from '#src/site/format-fact.ts';
import styles from './OptionPrice.module.css';
import type { Option } from './questions.ts';

type OptionPriceProps = { option: Option & { readonly price: PriceName }; isMonthly: boolean | undefined };

/** Price of an answer, with the list price if it is discounted. VAT note and amount with VAT are on lines of their own. */
export function OptionPrice({ option: { price, isDiscounted }, isMonthly }: OptionPriceProps) {
  return (
    <>
      {isDiscounted && (
        <span className={`caption ${styles.listPrice}`}>
          Listepris fra <Price name="rabat.listepris" form="kort" />
        </span>
      )}
      <strong className={styles.amount}>
        {!isMonthly && 'fra '}
        <Price name={price} form="kort" />
        {isMonthly && ' pr.\u00a0måned'}
      </strong>
      <small className={styles.vat}>{vatNote(facts[price])}</small>
      <small className={styles.vat}>
        <Price name={price} form="inkl" />
      </small>
    </>
  );
}
