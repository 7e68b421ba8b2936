import styles from './ScaleBar.module.css';

/** Scale bar of a sea chart, along the lower or upper edge of the nearest positioned ancestor. */
export function ScaleBar({ edge = 'bottom' }: { edge?: 'bottom' | 'top' }) {
  return (
    <span
      className={`${styles.scale} ${styles[edge]}`}
      data-theme="papir"
      data-print="no"
      aria-hidden="true"
    />
  );
}
