import { ButtonLink } from '#src/components/Button.tsx';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import styles from './ContactForm.module.css';
import { MessageForm } from './MessageForm.tsx';

/** Contact form; without a URL that messages are posted to or without JavaScript, an e-mail instead: the phone stands above. */
export function ContactForm({ endpoint }: { endpoint: string | null }) {
  return (
    <div className={styles.contact}>
      {endpoint !== null && (
        <div data-needs-script="">
          <MessageForm endpoint={endpoint} />
        </div>
      )}
      <div data-without-script={endpoint === null ? undefined : ''}>
        <ButtonLink href={mailLink('Besked fra hjemmesiden', [])}>Skriv beskeden som e-mail</ButtonLink>
      </div>
    </div>
  );
}
