import { Badge } from '#src/components/Badge.tsx';
import { Price, untranslated } from '#src/components/fact/Fact.tsx';
import { facts } from '#src/site/facts.ts';
import { formatFact, formatKroner, formatNumber } from '#src/site/format-fact.ts';
import type { Answers } from './answers.ts';
import styles from './LivePrice.module.css';
import { sizes } from './options.ts';
import { bothAmounts, quote, withVatText } from './price.ts';
import { SizeIllustration } from './SizeIllustration.tsx';
import { useAnimatedNumber } from './use-animated-number.ts';

type LivePriceProps = {
  answers: Answers;
  /** Whether the step shows the price itself; screen readers still get the status. */
  hidden: boolean;
};

/** Price panel beside the questions: one large figure, with the monthly amount below. */
export function LivePrice({ answers, hidden }: LivePriceProps) {
  const { totalPrice, seoPrice } = quote(answers);
  const animatedPrice = useAnimatedNumber(totalPrice);
  const size = answers.size && sizes[answers.size];
  const vat = facts['pakker.moms'].value;
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
          {/* Screen readers get the status at the end instead of the animated number. */}
          <p className={styles.figure} aria-hidden="true">
            <span className={styles.unit}>fra</span>
            <span {...untranslated}>{formatNumber(animatedPrice || totalPrice)}</span>
            <span className={styles.unit}>kr.</span>
          </p>
          <p className={styles.vat}>{vat}, én gang</p>
          <p className={styles.vat}>{withVatText(totalPrice)}</p>
          {size?.offer && (
            <p className={styles.discount}>
              <span>
                Listepris fra <Price name={size.price} />
              </span>
              <Badge>{formatFact(size.offer.words)}</Badge>
            </p>
          )}
          {seoPrice > 0 && (
            <p className={styles.monthly}>
              <strong {...untranslated}>{`+ ${formatKroner(seoPrice)}`}</strong>{' '}
              <span>{`hver måned til SEO, ${vat}`}</span> <span>{`(${withVatText(seoPrice)})`}</span>
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
