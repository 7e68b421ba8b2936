import { useEffect, useRef } from 'react';
import { facts } from '#src/site/facts.ts';
import styles from './ContactForm.module.css';
import type { ContactPayload } from './payload.ts';

/** The receipt that takes the form's place. */
export function MessageSent({ payload }: { payload: ContactPayload }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        Tak for din besked!
      </h3>
      <p>Vi har modtaget din henvendelse og kontakter dig inden for {facts['svar.timer'].value} timer.</p>
      <dl className={styles.recap}>
        <dt>Navn</dt>
        <dd>{payload.name}</dd>
        <dt>Email</dt>
        <dd>{payload.email}</dd>
        {payload.phone && (
          <>
            <dt>Telefon</dt>
            <dd>{payload.phone}</dd>
          </>
        )}
        {payload.company && (
          <>
            <dt>Virksomhed</dt>
            <dd>{payload.company}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
