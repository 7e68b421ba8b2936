import { Entry } from '#src/components/Entry.tsx';
import { FactValue } from '#src/components/fact/FactValue.tsx';
import { formatFact } from '#src/site/format-fact.ts';
import { OfferChart } from './OfferChart.tsx';
import styles from './OfferSheet.module.css';
import { QuotePrice } from './QuotePrice.tsx';
import { type CompleteAnswers, seoPackages, sizes } from './questions.ts';

type OfferSheetProps = {
  answers: CompleteAnswers;
  /** Draws the course to the island and a boat that has arrived. */
  sent?: boolean;
};

/**
 * The offer as a sheet of a sea chart, in the last step before the form, in the receipt and in print: the price, the
 * visitor's island, and a title block with what is in the price.
 */
export function OfferSheet({ answers, sent }: OfferSheetProps) {
  const size = sizes[answers.size];
  const seo = answers.seo && seoPackages[answers.seo];
  return (
    <div className={`scale ${styles.sheet}`} data-theme="deep">
      <QuotePrice answers={answers} />
      <OfferChart answers={answers} sent={sent} />
      <dl className={`cells ${styles.block}`}>
        <Entry term="Pakke">{size.title}</Entry>
        <Entry term="Sider">{size.scope}</Entry>
        <Entry term="Support">{size.support}</Entry>
        <Entry term="Levering">{formatFact(size.delivery)}</Entry>
        {seo && (
          <Entry term={seo.name} wide>
            {`${seo.details}. Løber mindst ${formatFact('seo.binding')}`}
          </Entry>
        )}
        {size.isDiscounted && (
          <Entry term="Rabatten" wide>
            <FactValue name="rabat.betingelse" />
          </Entry>
        )}
      </dl>
    </div>
  );
}
