import { EmailText } from '#src/components/email-text/EmailText.tsx';
import { Entry } from '#src/components/entry/Entry.tsx';
import { FactValue } from '#src/components/fact/Fact.tsx';
import { company, emailHref, phoneHref } from '#src/site/company.ts';
import styles from './LeadForm.module.css';

/** Phone and e-mail, shown where the form cannot be used. */
export function ContactWays({ mailHref = emailHref }: { mailHref?: string }) {
  return (
    <dl className={styles.ways}>
      <Entry term="Telefon">
        <a href={phoneHref}>{company.phone}</a>
        <small>
          Hverdage kl. <FactValue name="aabningstid.telefon" />
        </small>
      </Entry>
      <Entry term="E-mail">
        <a href={mailHref}>
          <EmailText />
        </a>
        <small>
          Svar inden for <FactValue name="svar.timer" />
        </small>
      </Entry>
    </dl>
  );
}
