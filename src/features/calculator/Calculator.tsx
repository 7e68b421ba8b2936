import { ContactWays } from '#src/features/lead-form/ContactWays.tsx';
import styles from './Calculator.module.css';
import { CalculatorForm, type CalculatorFormProps } from './CalculatorForm.tsx';
import { PriceTable } from './PriceTable.tsx';

/** The price calculator: five steps from a size to a quote request. Without script, all prices at once. */
export function Calculator(props: CalculatorFormProps) {
  return (
    <div className={styles.calculator} data-theme="papir">
      <div data-needs-script="">
        <CalculatorForm {...props} />
      </div>
      <div className={styles.withoutScript}>
        <PriceTable />
        <p>Prisberegneren kræver JavaScript. Ring eller skriv, så regner vi prisen ud sammen med dig.</p>
        <ContactWays />
      </div>
    </div>
  );
}
