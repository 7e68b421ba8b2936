import { EmailText } from '#src/components/EmailText.tsx';
import { Entry } from '#src/components/Entry.tsx';
import { FactValue } from '#src/components/fact/FactValue.tsx';
import { company, emailHref, phoneHref } from '#src/site/company.ts';
import styles from './LeadForm.module.css';

/** Phone and e-mail, shown where the form cannot be used. */
export function ContactWays({ mailHref = emailHref }: { mailHref?: string }) {
  return (
    <dl className={`cells ${styles.ways}`}>
      <Entry term={<span className="caption">Telefon</span>}>
        <a className="target" href={phoneHref}>
          {company.phone}
        </a>
        <small className="caption">
          Hverdage kl. <FactValue name="aabningstid.telefon" />
        </small>
      </Entry>
      <Entry term={<span className="caption">E-mail</span>}>
        <a className="target" href={mailHref}>
          <EmailText />
        </a>
        <small className="caption">
          Svar inden for <FactValue name="svar.timer" />
        </small>
      </Entry>
    </dl>
  );
}
