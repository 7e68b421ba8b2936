import { Icon } from '#src/components/Icon.tsx';
import styles from './CustomerJourney.module.css';

const legs = [
  {
    theme: 'deep',
    depth: '24 m',
    title: 'Kunden søger',
    text: 'Et par ord på telefonen, tit uden at kende dit navn.',
    help: 'Søgeordsanalyse og indhold',
  },
  {
    theme: 'coastal',
    depth: '12 m',
    title: 'Kunden vælger',
    text: 'Mellem annoncer, et kort, et svar fra AI og de almindelige resultater. Titel, plads og anmeldelser tæller.',
    help: 'Teknisk SEO, links og annoncer',
  },
  {
    theme: 'shallow',
    depth: '3 m',
    title: 'Kunden læser',
    text: 'Hvis siden er der med det samme, og svaret står øverst.',
    help: 'Hjemmeside, webshop eller landingsside',
  },
  {
    theme: 'paper',
    depth: null,
    title: 'Kunden ringer',
    text: 'Eller skriver, bestiller, melder sig ind.',
    help: 'Tydelige knapper, vedligehold og rapporter',
  },
] as const;

/** Customer journey drawn as a course from deep water into harbour; each leg names the services that help on it. */
export function CustomerJourney() {
  return (
    <section className="scale" aria-labelledby="kundens-vej">
      <h2 id="kundens-vej" className="visually-hidden">
        Kundens vej til dig
      </h2>
      <ol className={styles.course}>
        {legs.map(({ theme, depth, title, text, help }, index) => (
          <li key={title} className={styles.leg} data-theme={theme}>
            {index > 0 && (
              <svg
                className={styles.shore}
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
                data-decoration
              >
                <path d="M100 0H58C18 10 82 21 56 35S24 54 60 67 34 88 66 100H100Z" />
              </svg>
            )}
            <p className={depth ? `sounding ${styles.depth}` : styles.anchor} aria-hidden="true">
              {depth ?? <Icon name="anchor" size={32} />}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.help}>{help}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
