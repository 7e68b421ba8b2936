import { ContactWays } from '#src/features/lead-form/ContactWays.tsx';
import styles from './Calculator.module.css';
import { CalculatorForm, type CalculatorFormProps } from './CalculatorForm.tsx';
import { PriceTable } from './PriceTable.tsx';

/** Price calculator: a step for each question, the offer and the quote request. Without JavaScript, all prices. */
export function Calculator(props: CalculatorFormProps) {
  return (
    <div className={styles.calculator} data-theme="paper" data-print="no">
      <div data-needs-script="">
        <CalculatorForm {...props} />
      </div>
      <div className={styles.withoutScript} data-without-script="">
        <PriceTable />
        <p>Prisberegneren kræver JavaScript. Ring eller skriv, så regner vi prisen ud sammen med dig.</p>
        <ContactWays />
      </div>
    </div>
  );
}
