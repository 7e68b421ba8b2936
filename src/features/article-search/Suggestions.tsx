import { NoBottomChart } from '#src/components/no-bottom-chart/NoBottomChart.tsx';
import styles from './Suggestions.module.css';

const links = [
  { href: '/artikler', label: 'Se alle artikler' },
  { href: '/priser', label: 'Se priser og spørgsmål' },
  { href: '/kontakt', label: 'Spørg os' },
];

/** Links to other pages and a drawing, for a search without results. */
export function Suggestions() {
  return (
    <>
      <ul className={styles.ways} aria-label="Veje videre">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <NoBottomChart />
    </>
  );
}
