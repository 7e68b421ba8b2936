import { Badge } from '#src/components/Badge.tsx';
import { FactValue, Price, untranslated } from '#src/components/fact/Fact.tsx';
import { facts } from '#src/site/facts.ts';
import { formatFact, formatKroner, formatNumber } from '#src/site/format-fact.ts';
import type { CompleteAnswers } from './answers.ts';
import { OfferChart } from './OfferChart.tsx';
import styles from './OfferSheet.module.css';
import { seoPackages, sizes } from './options.ts';
import { bothAmounts, quote, withVatText } from './price.ts';

type OfferSheetProps = {
  answers: CompleteAnswers;
  /** Draws the course to the island and a boat that has arrived. */
  sent?: boolean;
};

/**
 * The offer as a sheet of a sea chart, in the last step before the form, in the receipt and in print: the price, the
 * visitor's island, and a title block with what is in the price. Text that may change is alone in its element: a
 * translator replaces text nodes, and React would go on changing the replaced one.
 */
export function OfferSheet({ answers, sent }: OfferSheetProps) {
  const { totalPrice, seoPrice } = quote(answers);
  const size = sizes[answers.size];
  const seo = answers.seo && seoPackages[answers.seo];
  const { offer } = size;
  const vat = facts['pakker.moms'].value;
  return (
    <div className={`scale ${styles.sheet}`} data-theme="deep">
      <div className={styles.price}>
        <p>Vejledende pris</p>
        <p className={styles.figure}>
          <small>fra</small> <strong {...untranslated}>{formatNumber(totalPrice)}</strong> <small>kr.</small>
        </p>
        <p>
          <span>{`${vat}, én gang (${withVatText(totalPrice)})`}</span>
        </p>
        {offer && (
          <p className={styles.offer}>
            <Badge>{formatFact(offer.words)}</Badge>
            <span>
              Listepris fra <Price name={size.price} short />
            </span>
          </p>
        )}
      </div>
      <OfferChart
        size={answers.size}
        seo={answers.seo}
        monthly={seoPrice > 0 ? `+ ${formatKroner(seoPrice)} pr. måned, ${vat}` : undefined}
        sent={sent}
      />
      <dl className={styles.block}>
        <Cell term="Pakke" value={size.title} />
        <Cell term="Sider" value={size.description} />
        <Cell term="Support" value={size.details} />
        <Cell
          term="Levering"
          value={formatFact(answers.size === 'stor' ? 'levering.store' : 'levering.pakker')}
        />
        <Cell term="SEO" value={seo ? `${seo.name}: ${bothAmounts(seoPrice)} pr. måned` : 'Ikke valgt'} />
        {seo && <Cell term="Med i SEO" value={`${seo.details}. Løber mindst ${formatFact('seo.binding')}`} />}
        {offer && (
          <div>
            <dt>Rabatten</dt>
            <dd>
              <FactValue name={offer.condition} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Cell({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span>{value}</span>
      </dd>
    </div>
  );
}
