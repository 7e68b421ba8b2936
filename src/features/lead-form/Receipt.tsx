import { Fragment, type ReactNode } from 'react';
import styles from './LeadForm.module.css';
import type { LeadField } from './lead-rules.ts';

const focus = (element: HTMLElement | null) => element?.focus();

/** Heading of a receipt. Receives focus, because the button that had it is removed. */
export function ReceiptHeading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h3 ref={focus} tabIndex={-1} className={className}>
      {children}
    </h3>
  );
}

type SentDetailsProps<Name extends string> = {
  fields: readonly LeadField<Name>[];
  values: Readonly<Record<Name, string>>;
};

/** Fields that were sent, as far as they were filled in. */
export function SentDetails<Name extends string>({ fields, values }: SentDetailsProps<Name>) {
  return (
    <dl className={styles.recap}>
      {fields.map(
        (field) =>
          values[field.name] && (
            <Fragment key={field.name}>
              <dt className="soft">{field.label}</dt>
              <dd>{values[field.name]}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
