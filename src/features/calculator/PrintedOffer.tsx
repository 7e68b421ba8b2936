import { longDate } from '#src/lib/danish-date.ts';
import { danishDay } from '#src/lib/danish-day.ts';
import { company, town } from '#src/site/company.ts';
import { formatFact } from '#src/site/format-fact.ts';
import type { CompleteAnswers } from './answers.ts';
import { OfferSheet } from './OfferSheet.tsx';
import styles from './PrintedOffer.module.css';

/** Estimate as a single sheet. While it is on the page, it is all that is printed. */
export function PrintedOffer({ answers, on, link }: { answers: CompleteAnswers; on: Date; link: string }) {
  return (
    <article className={styles.sheet} data-print="only">
      <header className={styles.head}>
        <p className={styles.sender}>{company.name}</p>
        <p>{longDate(danishDay(on))}</p>
      </header>
      <h2>Prisoverslag</h2>
      <OfferSheet answers={answers} />
      <p>
        Prisen er vejledende. Hosting og domæne er ikke med. Send beregningen til os, så svarer vi inden for{' '}
        {formatFact('svar.timer')} med et præcist tilbud eller de spørgsmål, vi mangler svar på.
      </p>
      <p>Åbn beregningen igen: {link}</p>
      <footer className={styles.foot}>
        {company.legalName}, {company.address.street}, {town}. CVR {company.cvr}
        <br />
        {company.phone}, {company.email}
      </footer>
    </article>
  );
}
