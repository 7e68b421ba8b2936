import { company, phoneHref } from '#src/site/company.ts';
import styles from './CourseBar.module.css';
import { Icon } from './Icon.tsx';
import { PriceLink } from './PriceLink.tsx';

/**
 * Strip at the bottom edge of a phone's window: the way to a price and the phone number. It is the last child of what it
 * accompanies, so it owns its room and ends there. The way up, at its right end, is the footer's `ScrollTop`.
 */
export function CourseBar({ lang }: { lang: 'da' | undefined }) {
  return (
    <div className={styles.bar} lang={lang} data-print="no">
      <PriceLink />
      <a className={`cluster ${styles.call}`} href={phoneHref} aria-label={`Ring ${company.phone}`}>
        <Icon name="phone" size={20} />
        Ring
      </a>
    </div>
  );
}
