import { ContactWays } from '#src/features/lead-form/ContactWays.tsx';
import styles from './ContactForm.module.css';
import { MessageForm } from './MessageForm.tsx';

type ContactFormProps = {
  /** Prefix of every id; unique among the islands of a page. */
  idPrefix: string;
  /** URL that messages are posted to; null when none is configured. */
  endpoint: string | null;
};

/** Contact form; without an endpoint or JavaScript, phone and e-mail instead. */
export function ContactForm({ idPrefix, endpoint }: ContactFormProps) {
  return (
    <div className={styles.contact}>
      {endpoint !== null && (
        <div data-needs-script="">
          <MessageForm idPrefix={idPrefix} endpoint={endpoint} />
        </div>
      )}
      <div className="stack" data-without-script={endpoint === null ? undefined : ''}>
        <p className="soft">Ring eller skriv til os. Vi svarer på alt, stort som småt.</p>
        <ContactWays />
      </div>
    </div>
  );
}
