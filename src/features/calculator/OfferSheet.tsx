import { Badge } from '#src/components/Badge.tsx';
import { Entry } from '#src/components/entry/Entry.tsx';
import { FactValue, untranslated } from '#src/components/fact/Fact.tsx';
import { formatFact, formatKroner, formatNumber } from '#src/site/format-fact.ts';
import type { CompleteAnswers } from './answers.ts';
import { Monthly } from './Monthly.tsx';
import { OfferChart } from './OfferChart.tsx';
import styles from './OfferSheet.module.css';
import { seoPackages, sizes } from './options.ts';
import { quote, quoteVat, withVatText } from './price.ts';

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
  const { totalPrice, listPrice, seoPrice } = quote(answers);
  const size = sizes[answers.size];
  const seo = answers.seo && seoPackages[answers.seo];
  return (
    <div className={`scale ${styles.sheet}`} data-theme="deep">
      <div className={styles.price}>
        <p className={styles.label}>
          <span>Vejledende pris</span> {size.isOffered && <Badge>{formatFact('rabat.ord')}</Badge>}
        </p>
        <p className={styles.figure}>
          <small>fra</small> <strong {...untranslated}>{formatNumber(totalPrice)}</strong> <small>kr.</small>
        </p>
      </div>
      <div className={styles.details}>
        <p>
          <span>{`${quoteVat}, én gang`}</span> <span>{`(${withVatText(totalPrice)})`}</span>
        </p>
        {size.isOffered && <p>{`Listepris fra ${formatKroner(listPrice)}`}</p>}
        {seo && (
          <p>
            <Monthly amount={seoPrice} />
          </p>
        )}
      </div>
      <OfferChart
        size={answers.size}
        seo={answers.seo}
        monthly={`+ ${formatKroner(seoPrice)} pr. måned`}
        sent={sent}
      />
      <dl className={`cells ${styles.block}`}>
        <Entry term="Pakke">{size.title}</Entry>
        <Entry term="Sider">{size.description}</Entry>
        <Entry term="Support">{size.details}</Entry>
        <Entry term="Levering">{formatFact(size.delivery)}</Entry>
        {seo && (
          <Entry term={seo.name} wide>
            {`${seo.details}. Løber mindst ${formatFact('seo.binding')}`}
          </Entry>
        )}
        {size.isOffered && (
          <Entry term="Rabatten" wide>
            <FactValue name="rabat.betingelse" />
          </Entry>
        )}
      </dl>
    </div>
  );
}
