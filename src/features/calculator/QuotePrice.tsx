import { Badge } from '#src/components/Badge.tsx';
import { untranslated } from '#src/components/fact/FactValue.tsx';
import { formatFact, formatNumber, formatPrice, formatValue, vatNote } from '#src/site/format-fact.ts';
import { priceOf } from './price.ts';
import styles from './QuotePrice.module.css';
import { type Answers, sizes } from './questions.ts';

type QuotePriceProps = {
  answers: Answers;
  /** What is shown of the one-time price while it counts to its value. */
  figure?: number;
  /** In a narrow panel without the list price, in small type. */
  brief?: boolean;
};

/**
 * The price of an offer: one large figure, with VAT, list price and monthly amount below. Text that may change is alone
 * in its element: a translator replaces text nodes, and React would go on changing the replaced one.
 */
export function QuotePrice({ answers, figure, brief }: QuotePriceProps) {
  const { website, monthly } = priceOf(answers);
  if (!website) return null;
  const isDiscounted = answers.size && sizes[answers.size].isDiscounted;
  return (
    <div className={`${styles.price} ${brief ? styles.brief : ''}`}>
      <p className={`cluster ${styles.label}`}>
        <span>Vejledende pris</span> {isDiscounted && <Badge>{formatFact('rabat.ord')}</Badge>}
      </p>
      <p className={styles.figure}>
        <small>fra</small> <strong {...untranslated}>{formatNumber(figure ?? website.value)}</strong>{' '}
        <small>kr.</small>
      </p>
      <p className={styles.vat}>
        <span>{`${vatNote(website)}, én gang`}</span> <span>{`(${formatPrice(website, 'inkl')})`}</span>
      </p>
      {isDiscounted && <p className={styles.list}>{`Listepris fra ${formatFact('rabat.listepris')}`}</p>}
      {/* In parts between which a line may end. */}
      {monthly && (
        <p className={styles.monthly}>
          <strong {...untranslated}>{`+ ${formatValue(monthly)}`}</strong> <span>hver måned til SEO,</span>{' '}
          <span>{vatNote(monthly)}</span> <span>{`(${formatPrice(monthly, 'inkl')})`}</span>
        </p>
      )}
    </div>
  );
}
