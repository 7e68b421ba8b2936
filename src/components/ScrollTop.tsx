import { Icon } from './Icon.tsx';
import styles from './ScrollTop.module.css';

/**
 * Scroll-to-top link. Rendered in the footer, so that it belongs to a landmark. Visible under `html[data-scrolled]`,
 * which `src/browser/scrolling.ts` sets after 300 px.
 */
export function ScrollTop() {
  return (
    <a
      className={styles.top}
      href="#top"
      aria-label="Til toppen"
      data-theme="paper"
      data-needs-script
      data-print="no"
    >
      <Icon name="arrow-up" />
    </a>
  );
}
