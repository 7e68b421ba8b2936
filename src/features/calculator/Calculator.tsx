import { ContactWays } from '#src/features/lead-form/ContactWays.tsx';
import styles from './Calculator.module.css';
import { CalculatorForm } from './CalculatorForm.tsx';
import { PriceTable } from './PriceTable.tsx';

export type CalculatorProps = {
  /** Begins every id inside: no two islands on a page share it. */
  idPrefix: string;
  /** Where quote requests are posted; null when nobody receives them. */
  endpoint: string | null;
};

/** The price calculator: five steps from a size to a quote request. Without script, all prices at once. */
export function Calculator({ idPrefix, endpoint }: CalculatorProps) {
  return (
    <div className={styles.calculator} data-theme="papir">
      <div data-needs-script="">
        <CalculatorForm idPrefix={idPrefix} endpoint={endpoint} />
      </div>
      <div className={styles.withoutScript}>
        <PriceTable />
        <p>Prisberegneren kræver JavaScript. Ring eller skriv, så regner vi prisen ud sammen med dig.</p>
        <ContactWays />
      </div>
    </div>
  );
}
