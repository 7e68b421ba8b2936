import { Price } from '#src/components/fact/Fact.tsx';
import { type FactName, facts } from '#src/site/facts.ts';
import styles from './OptionPrice.module.css';

type OptionPriceProps = {
  name: FactName;
  /** The price before discount, struck through. */
  before?: FactName;
  per?: 'måned';
};

/** An amount beside what it buys, its VAT words on a line of their own. */
export function OptionPrice({ name, before, per }: OptionPriceProps) {
  return (
    <>
      {before && (
        <s className={styles.before}>
          <span className="visually-hidden">Før </span>
          <Price name={before} short />
        </s>
      )}
      <strong className={styles.amount}>
        <Price name={name} short />
        {per && ` pr. ${per}`}
      </strong>
      <small className={styles.vat}>{facts['pakker.moms'].value}</small>
    </>
  );
}
