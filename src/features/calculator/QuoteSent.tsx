import { useEffect, useRef } from 'react';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { facts } from '#src/site/facts.ts';
import type { CompleteAnswers } from './answers.ts';
import styles from './Calculator.module.css';
import { CourseLine } from './CourseLine.tsx';
import { OfferTable } from './OfferTable.tsx';
import { PriceReading } from './PriceReading.tsx';
import type { QuotePayload } from './payload.ts';

/** The receipt. Shows what was sent, not what stands in the form: that is empty by now. */
export function QuoteSent({ payload }: { payload: QuotePayload }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const answers: CompleteAnswers = {
    size: payload.selectedSize,
    needsGoogle: payload.needsGoogle,
    seo: payload.selectedSEO || null,
  };
  return (
    <div className={styles.panel} data-sent="">
      <CourseLine step={5} answers={answers} arrived />
      <div className={styles.stack}>
        <h3 ref={heading} tabIndex={-1} className={styles.question}>
          Tak for din henvendelse!
        </h3>
        <p className={styles.lead}>
          Vi kontakter dig inden for {facts['svar.timer'].value} timer med dit præcise tilbud.
        </p>
        <OfferTable answers={answers} />
        <dl className={styles.recap}>
          <dt>Navn</dt>
          <dd>{payload.name}</dd>
          <dt>Email</dt>
          <dd>{payload.email}</dd>
          <dt>Telefon</dt>
          <dd>{payload.phone}</dd>
          {payload.company && (
            <>
              <dt>Virksomhed</dt>
              <dd>{payload.company}</dd>
            </>
          )}
        </dl>
        <div>
          <ButtonLink href="/cases">Se vores cases</ButtonLink>
        </div>
      </div>
      <PriceReading answers={answers} />
    </div>
  );
}
