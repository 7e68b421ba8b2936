import { Badge } from '#src/components/Badge.tsx';
import { untranslated } from '#src/components/fact/Fact.tsx';
import { formatFact, formatKroner, formatNumber } from '#src/site/format-fact.ts';
import { quote, quoteVat, withVatText } from './price.ts';
import styles from './QuotePrice.module.css';
import { type Answers, sizes } from './questions.ts';

type QuotePriceProps = {
  answers: Answers;
  /** The one-time price as shown; it may count to its value. */
  figure: number;
  /** In a narrow panel without the list price, in small type. */
  brief?: boolean;
};

/**
 * The price of an offer: one large figure, with VAT, list price and monthly amount below. Text that may change is alone
 * in its element: a translator replaces text nodes, and React would go on changing the replaced one.
 */
export function QuotePrice({ answers, figure, brief = false }: QuotePriceProps) {
  const { totalPrice, listPrice, seoPrice } = quote(answers);
  const isDiscounted = answers.size && sizes[answers.size].isDiscounted;
  return (
    <div className={`${styles.price} ${brief ? styles.brief : ''}`}>
      <p className={`cluster ${styles.label}`}>
        <span>Vejledende pris</span> {isDiscounted && <Badge>{formatFact('rabat.ord')}</Badge>}
      </p>
      <p className={styles.figure}>
        <small>fra</small> <strong {...untranslated}>{formatNumber(figure)}</strong> <small>kr.</small>
      </p>
      <p className={styles.vat}>
        <span>{`${quoteVat}, én gang`}</span> <span>{`(${withVatText(totalPrice)})`}</span>
      </p>
      {isDiscounted && <p className={styles.list}>{`Listepris fra ${formatKroner(listPrice)}`}</p>}
      {/* In parts between which a line may end. */}
      {seoPrice > 0 && (
        <p className={styles.monthly}>
          <strong {...untranslated}>{`+ ${formatKroner(seoPrice)}`}</strong> <span>hver måned til SEO,</span>{' '}
          <span>{quoteVat}</span> <span>{`(${withVatText(seoPrice)})`}</span>
        </p>
      )}
    </div>
  );
}
