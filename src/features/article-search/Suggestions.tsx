import styles from './Suggestions.module.css';

const links = [
  { href: '/artikler', label: 'Se alle artikler' },
  { href: '/priser', label: 'Se priser og spørgsmål' },
  { href: '/kontakt', label: 'Spørg os' },
];

/** Links to other pages, for a search without results. */
export function Suggestions() {
  return (
    <ul className={styles.ways} aria-label="Veje videre">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
