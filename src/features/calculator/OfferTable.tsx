import { formatFact } from '#src/site/format-fact.ts';
import type { CompleteAnswers } from './answers.ts';
import styles from './OfferTable.module.css';
import { SeoPrice, SizePrice } from './OptionPrice.tsx';
import { seoPackages, sizes } from './options.ts';

/**
 * Lines of the offer: on screen, in the receipt and in print. Text that may change is alone in its element: a translator
 * replaces text nodes, and React would go on changing the replaced one.
 */
export function OfferTable({ answers: { size, seo } }: { answers: CompleteAnswers }) {
  const { title, description, details, offer } = sizes[size];
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          <span>{title}</span>
          <span className={styles.details}>
            {[
              description,
              details,
              ...(offer ? [`${formatFact(offer.words)}. ${formatFact(offer.condition)}`] : []),
            ].join(', ')}
          </span>
        </dt>
        <dd>
          <SizePrice size={size} />
        </dd>
      </div>
      <div>
        <dt>
          <span>{seo ? seoPackages[seo].name : 'SEO'}</span>
          {seo && (
            <span className={styles.details}>
              {`${seoPackages[seo].details}. Aftalen løber mindst ${formatFact('seo.binding')}.`}
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
