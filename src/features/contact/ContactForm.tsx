import { ContactWays } from '#src/features/lead-form/ContactWays.tsx';
import styles from './ContactForm.module.css';
import { MessageForm } from './MessageForm.tsx';

/** Contact form; without a URL that messages are posted to or without JavaScript, phone and e-mail instead. */
export function ContactForm({ endpoint }: { endpoint: string | null }) {
  return (
    <div className={styles.contact}>
      {endpoint !== null && (
        <div data-needs-script="">
          <MessageForm endpoint={endpoint} />
        </div>
      )}
      <div className="stack" data-without-script={endpoint === null ? undefined : ''}>
        <p className="soft">Ring eller skriv til os. Vi svarer på alt, stort som småt.</p>
        <ContactWays />
      </div>
    </div>
  );
}
