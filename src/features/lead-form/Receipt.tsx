import { Fragment, type ReactNode } from 'react';
import { type ContactDetails, contactFields } from './contact-fields.ts';
import styles from './LeadForm.module.css';

const focus = (element: HTMLElement | null) => element?.focus();

/** Heading of a receipt. Receives focus, because the button that had it is removed. */
export function ReceiptHeading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h3 ref={focus} tabIndex={-1} className={className}>
      {children}
    </h3>
  );
}

/** Contact details that were sent. */
export function SentDetails({ details }: { details: ContactDetails }) {
  return (
    <dl className={styles.recap}>
      {contactFields.map(
        ({ name, label }) =>
          details[name] && (
            <Fragment key={name}>
              <dt>{label}</dt>
              <dd>{details[name]}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
