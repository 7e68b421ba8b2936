import { Price } from '#src/components/fact/Fact.tsx';
import { facts } from '#src/site/facts.ts';
import type { CompleteAnswers } from './answers.ts';
import styles from './Calculator.module.css';
import { OfferActions } from './OfferActions.tsx';
import { OfferTable } from './OfferTable.tsx';

/** Step 4: what the answers come to. */
export function OfferStep({ idPrefix, answers }: { idPrefix: string; answers: CompleteAnswers }) {
  return (
    <div className={styles.stack}>
      <OfferTable answers={answers} />
      <p className={styles.soft}>
        Tilbuddet er vejledende. Alle beløb er {facts['pakker.moms'].value}. Hosting kommer til og koster fra{' '}
        <Price name="hosting.fra" short /> pr. måned.
      </p>
      <OfferActions idPrefix={idPrefix} answers={answers} />
    </div>
  );
}
