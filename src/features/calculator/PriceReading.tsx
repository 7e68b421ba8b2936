import { facts } from '#src/site/facts.ts';
import { formatFact, formatKroner, formatWhole } from '#src/site/format-fact.ts';
import type { Answers } from './answers.ts';
import { Islet } from './Islet.tsx';
import { sizes } from './options.ts';
import styles from './PriceReading.module.css';
import { quote } from './price.ts';
import { useCounting } from './use-counting.ts';

/** The live price beside the questions: one large figure, the monthly amount apart. */
export function PriceReading({ answers }: { answers: Answers }) {
  const { totalPrice, listPrice, seoPrice } = quote(answers);
  const counted = useCounting(totalPrice);
  const offer = answers.size && sizes[answers.size].offer;
  return (
    <section className={styles.reading} data-theme="dyb" aria-label="Din pris">
      <div className={styles.chart}>
        <Islet size={answers.size} soundings />
      </div>
      {totalPrice > 0 ? (
        <>
          <p className={styles.label}>Vejledende pris</p>
          {/* The counting is for the eye; the line below it says the result once. */}
          <p className={styles.figure} aria-hidden="true">
            {formatWhole(counted || totalPrice)}
            <span className={styles.unit}>kr.</span>
          </p>
          {offer && listPrice && (
            <p className={styles.discount}>
              <s>{formatKroner(listPrice)}</s>
              <span className={styles.badge}>{formatFact(offer.discount)} rabat</span>
            </p>
          )}
          <p className={styles.vat}>{facts['pakker.moms'].value}, én gang</p>
          {seoPrice > 0 && (
            <p className={styles.monthly}>
              <strong>+ {formatKroner(seoPrice)}</strong> hver måned til SEO, {facts['pakker.moms'].value}
            </p>
          )}
        </>
      ) : (
        <p className={styles.empty}>Vælg en størrelse, så står prisen her.</p>
      )}
      <p className="visually-hidden" role="status">
        {totalPrice > 0 && announcement(totalPrice, seoPrice)}
      </p>
    </section>
  );
}

function announcement(totalPrice: number, seoPrice: number): string {
  const vat = facts['pakker.moms'].value;
  const monthly = seoPrice > 0 ? ` Dertil ${formatKroner(seoPrice)} ${vat} hver måned til SEO.` : '';
  return `Vejledende pris: ${formatKroner(totalPrice)} ${vat}.${monthly}`;
}
