import { Badge } from '#src/components/Badge.tsx';
import { untranslated } from '#src/components/fact/Fact.tsx';
import { formatFact, formatKroner, formatNumber } from '#src/site/format-fact.ts';
import type { Answers } from './answers.ts';
import styles from './LivePrice.module.css';
import { Monthly } from './Monthly.tsx';
import { sizes } from './options.ts';
import { bothAmounts, quote, quoteVat, withVatText } from './price.ts';
import { SizeIllustration } from './SizeIllustration.tsx';
import { useAnimatedNumber } from './use-animated-number.ts';

type LivePriceProps = {
  answers: Answers;
  /** Whether the step shows the price itself; screen readers still get the status. */
  hidden: boolean;
};

/** Price panel beside the questions: one large figure, with the monthly amount below. */
export function LivePrice({ answers, hidden }: LivePriceProps) {
  const { totalPrice, listPrice, seoPrice } = quote(answers);
  const animatedPrice = useAnimatedNumber(totalPrice);
  const isOffered = answers.size && sizes[answers.size].isOffered;
  const monthly = seoPrice > 0 ? ` Dertil ${bothAmounts(seoPrice)} hver måned til SEO.` : '';
  const status = (
    <p className="visually-hidden" role="status">
      {totalPrice > 0 && `Vejledende pris: fra ${bothAmounts(totalPrice)}.${monthly}`}
    </p>
  );
  if (hidden) return status;
  return (
    <section className={styles.price} data-theme="deep" aria-label="Din pris">
      <div className={styles.chart}>
        <SizeIllustration size={answers.size} withDepths />
      </div>
      {totalPrice > 0 ? (
        <>
          <p className={styles.label}>Vejledende pris</p>
          {/* Screen readers get the status instead, which says the same in words. */}
          <p className={styles.figure} aria-hidden="true">
            <span className={styles.unit}>fra</span>
            <span {...untranslated}>{formatNumber(animatedPrice || totalPrice)}</span>
            <span className={styles.unit}>kr.</span>
          </p>
          <p className={styles.vat}>{quoteVat}, én gang</p>
          <p className={styles.vat}>{withVatText(totalPrice)}</p>
          {isOffered && (
            <p className={styles.discount}>
              <span>{`Listepris fra ${formatKroner(listPrice)}`}</span>
              <Badge>{formatFact('rabat.ord')}</Badge>
            </p>
          )}
          {seoPrice > 0 && (
            <p className={styles.monthly}>
              <Monthly amount={seoPrice} />
            </p>
          )}
        </>
      ) : (
        <p className={styles.empty}>Vælg en størrelse, så står prisen her.</p>
      )}
      {status}
    </section>
  );
}
