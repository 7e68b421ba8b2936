import { danishDay, longDate } from '#src/lib/danish-date.ts';
import { company, town } from '#src/site/company.ts';
import { formatFact } from '#src/site/format-fact.ts';
import { OfferSheet } from './OfferSheet.tsx';
import styles from './PrintedOffer.module.css';
import type { CompleteAnswers } from './questions.ts';

/** The offer. In print it is an estimate on a sheet of paper, and all that is printed of the page. */
export function PrintedOffer({ answers, link }: { answers: CompleteAnswers; link: string }) {
  return (
    <article className={styles.sheet} data-print="only">
      <header className={styles.head}>
        <p className={styles.sender}>{company.name}</p>
        <p>{longDate(danishDay(new Date()))}</p>
        <h2>Prisoverslag</h2>
      </header>
      <OfferSheet answers={answers} />
      <footer className={styles.foot}>
        <p>
          Prisen er vejledende. Hosting og domæne er ikke med. Send beregningen til os, så svarer vi inden for{' '}
          {formatFact('svar.timer')} med et præcist tilbud eller de spørgsmål, vi mangler svar på.
        </p>
        <p>Åbn beregningen igen: {link}</p>
        <p>
          {company.legalName}, {company.address.street}, {town}. CVR {company.cvr}, {company.phone},{' '}
          {company.email}
        </p>
      </footer>
    </article>
  );
}
