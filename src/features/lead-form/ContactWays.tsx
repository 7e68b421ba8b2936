import { FactValue } from '#src/components/fact/Fact.tsx';
import { company, emailHref, phoneHref } from '#src/site/company.ts';
import styles from './LeadForm.module.css';

/** Phone and e-mail, shown where the form cannot be used. */
export function ContactWays({ mailHref = emailHref }: { mailHref?: string }) {
  return (
    <dl className={styles.ways}>
      <div>
        <dt>Telefon</dt>
        <dd>
          <a href={phoneHref}>{company.phone}</a>
          <small>
            Hverdage kl. <FactValue name="aabningstid.telefon" />
          </small>
        </dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={mailHref}>{company.email}</a>
          <small>
            Svar inden for <FactValue name="svar.timer" />
          </small>
        </dd>
      </div>
    </dl>
  );
}
