import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the header, straight to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#indhold" data-print="no">
      Gå til indhold
    </a>
  );
}
