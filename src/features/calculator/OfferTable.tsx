import { formatFact } from '#src/site/format-fact.ts';
import type { CompleteAnswers } from './answers.ts';
import styles from './OfferTable.module.css';
import { OptionPrice } from './OptionPrice.tsx';
import { seoPackages, sizes } from './options.ts';

/** What the offer holds, line by line: on screen, in the receipt and on paper. */
export function OfferTable({ answers }: { answers: CompleteAnswers }) {
  const size = sizes[answers.size];
  const seo = answers.seo && seoPackages[answers.seo];
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          {size.name} hjemmeside
          <span className={styles.details}>
            {size.description}, {size.details}
            {size.offer && `, ${formatFact(size.offer.discount)} rabat`}
          </span>
        </dt>
        <dd>
          {size.offer ? (
            <OptionPrice name={size.offer.price} before={size.listPrice} />
          ) : (
            <OptionPrice name={size.listPrice} />
          )}
        </dd>
      </div>
      <div>
        {seo ? (
          <>
            <dt>
              {seo.description}
              <span className={styles.details}>
                {seo.details}. Aftalen løber mindst {formatFact('seo.binding')}.
              </span>
            </dt>
            <dd>
              <OptionPrice name={seo.price} per="måned" />
            </dd>
          </>
        ) : (
          <>
            <dt>SEO</dt>
            <dd className={styles.details}>Ikke valgt</dd>
          </>
        )}
      </div>
    </dl>
  );
}
