import styles from './Neatline.module.css';

/** The scale along the edge of a sea chart, as the lower or upper edge of a band. Stands in a positioned box. */
export function Neatline() {
  return <span className={styles.neatline} data-theme="papir" aria-hidden="true" />;
}
