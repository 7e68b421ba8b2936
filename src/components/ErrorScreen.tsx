import { company, emailHref, phoneHref } from '#src/site/company.ts';
import { ButtonLink } from './Button.tsx';
import { EmailText } from './EmailText.tsx';
import styles from './ErrorScreen.module.css';

/** Error screen in place of an island that failed. `message` is the message of the error. */
export function ErrorScreen({ message }: { message: string }) {
  return (
    <section className={`stack ${styles.screen}`} role="alert">
      <h2 lang="en">Unexpected Application Error!</h2>
      <p className={styles.message}>
        <code lang="en">{message}</code>
      </p>
      <p>
        Noget gik galt, da siden skulle vises. Det er vores fejl og ikke din. Prøv at hente siden igen. Det
        hjælper som regel.
      </p>
      <div className="buttons">
        {/* An empty href is the page's own URL, so the link reloads it. */}
        <ButtonLink href="">Hent siden igen</ButtonLink>
        <ButtonLink href="/" variant="quiet">
          Til forsiden
        </ButtonLink>
      </div>
      <p className="soft">
        Bliver det ved, så ring på <a href={phoneHref}>{company.phone}</a>, eller skriv til{' '}
        <a href={emailHref}>
          <EmailText />
        </a>
        .
      </p>
    </section>
  );
}
