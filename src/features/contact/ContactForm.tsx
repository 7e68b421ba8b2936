import { ButtonLink } from '#src/components/Button.tsx';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { company, phoneHref } from '#src/site/company.ts';
import styles from './ContactForm.module.css';
import { MessageForm } from './MessageForm.tsx';

/** Contact form; without a URL that messages are posted to or without JavaScript, an e-mail and the phone instead. */
export function ContactForm({ endpoint }: { endpoint: string | null }) {
  return (
    <div className={styles.contact}>
      {endpoint !== null && (
        <div data-needs-script="">
          <MessageForm endpoint={endpoint} />
        </div>
      )}
      <div className="stack" data-without-script={endpoint === null ? undefined : ''}>
        <div>
          <ButtonLink href={mailLink('Besked fra hjemmesiden', [])}>Skriv beskeden som e-mail</ButtonLink>
        </div>
        <p className="soft">
          Eller ring på <a href={phoneHref}>{company.phone}</a>. Vi svarer på alt, stort som småt.
        </p>
      </div>
    </div>
  );
}
