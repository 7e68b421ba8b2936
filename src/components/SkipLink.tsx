import styles from './SkipLink.module.css';

/** First tab stop of the page; skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#indhold" data-print="no">
      Gå til indhold
    </a>
  );
}
