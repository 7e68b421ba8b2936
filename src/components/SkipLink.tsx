import styles from './SkipLink.module.css';

/** First tab stop of the page; skips the header. */
export function SkipLink({ lang }: { lang: 'da' | undefined }) {
  return (
    <a lang={lang} className={styles.skip} href="#sidens-indhold" data-print="no">
      Gå til indhold
    </a>
  );
}
