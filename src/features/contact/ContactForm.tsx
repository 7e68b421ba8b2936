import { ContactWays } from '#src/features/lead-form/ContactWays.tsx';
import styles from './ContactForm.module.css';
import { MessageForm } from './MessageForm.tsx';

export type ContactFormProps = {
  /** Begins every id inside: no two islands on a page share it. */
  idPrefix: string;
  /** Where messages are posted; null when nobody receives them. */
  endpoint: string | null;
};

/** The contact form; phone and e-mail where it cannot work. */
export function ContactForm({ idPrefix, endpoint }: ContactFormProps) {
  return (
    <div className={styles.contact}>
      {endpoint !== null && (
        <div data-needs-script="">
          <MessageForm idPrefix={idPrefix} endpoint={endpoint} />
        </div>
      )}
      <div className={endpoint === null ? styles.ways : styles.withoutScript}>
        <p className={styles.soft}>Ring eller skriv til os. Vi svarer på alt, stort som småt.</p>
        <ContactWays />
      </div>
    </div>
  );
}
