import styles from './Suggestions.module.css';

const ways = [
  { href: '/artikler', label: 'Se alle artikler' },
  { href: '/priser', label: 'Se priser og spørgsmål' },
  { href: '/kontakt', label: 'Spørg os' },
];

/** Three ways on for a search that found nothing. */
export function Suggestions() {
  return (
    <ul className={styles.ways} aria-label="Veje videre">
      {ways.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
