import styles from './LivePrice.module.css';
import { priceInWords, priceOf } from './price.ts';
import { QuotePrice } from './QuotePrice.tsx';
import { type Answers, sizes } from './questions.ts';
import { SizeIllustration } from './SizeIllustration.tsx';
import { useAnimatedNumber } from './use-animated-number.ts';

type LivePriceProps = {
  answers: Answers;
  /** Whether the step shows the price itself; screen readers still get the status. */
  hidden: boolean;
};

/** Price panel beside the questions. Screen readers get a status in words instead of the figures. */
export function LivePrice({ answers, hidden }: LivePriceProps) {
  const price = priceOf(answers).website?.value ?? 0;
  const figure = useAnimatedNumber(price);
  const status = (
    <p className="visually-hidden" role="status">
      {priceInWords(answers)
        .map((words) => `${words}.`)
        .join(' ')}
    </p>
  );
  if (hidden) return status;
  return (
    <section className={styles.panel} data-theme="deep" aria-label="Din pris">
      <div aria-hidden="true">
        {price > 0 ? (
          <QuotePrice answers={answers} figure={figure} brief />
        ) : (
          <p className={styles.empty}>Vælg en størrelse, så står prisen her.</p>
        )}
      </div>
      <div className={styles.chart}>
        <SizeIllustration rings={answers.size ? sizes[answers.size].rings : 0} />
      </div>
      {status}
    </section>
  );
}
