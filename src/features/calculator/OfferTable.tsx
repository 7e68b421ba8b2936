import { formatFact } from '#src/site/format-fact.ts';
import type { CompleteAnswers } from './answers.ts';
import styles from './OfferTable.module.css';
import { SeoPrice, SizePrice } from './OptionPrice.tsx';
import { seoPackages, sizes } from './options.ts';

/** Lines of the offer: on screen, in the receipt and in print. */
export function OfferTable({ answers: { size, seo } }: { answers: CompleteAnswers }) {
  const { title, description, details, offer } = sizes[size];
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          {title}
          <span className={styles.details}>
            {description}, {details}
            {offer && `, ${formatFact(offer.words)}. ${formatFact(offer.condition)}`}
          </span>
        </dt>
        <dd>
          <SizePrice size={size} />
        </dd>
      </div>
      <div>
        <dt>
          {seo ? seoPackages[seo].name : 'SEO'}
          {seo && (
            <span className={styles.details}>
              {seoPackages[seo].details}. Aftalen løber mindst {formatFact('seo.binding')}.
            </span>
          )}
        </dt>
        {seo ? (
          <dd>
            <SeoPrice seo={seo} />
          </dd>
        ) : (
          <dd className={styles.details}>Ikke valgt</dd>
        )}
      </div>
    </dl>
  );
}
