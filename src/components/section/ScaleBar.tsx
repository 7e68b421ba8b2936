import styles from './ScaleBar.module.css';

/** The scale along the edge of a sea chart, at the lower or upper edge of the nearest positioned box. */
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
