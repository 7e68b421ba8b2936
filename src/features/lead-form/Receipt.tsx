import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { type ContactDetails, contactFields } from './contact-fields.ts';
import styles from './LeadForm.module.css';

/** Heading of a receipt. Receives focus, because the button that had it is removed. */
export function ReceiptHeading({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={className}>
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
