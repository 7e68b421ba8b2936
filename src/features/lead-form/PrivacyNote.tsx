import styles from './LeadForm.module.css';

/** Says beside the send button what the details are used for. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      Vi bruger kun dine oplysninger til at svare dig. Læs mere i vores{' '}
      <a href="/privatlivspolitik">privatlivspolitik</a>.
    </p>
  );
}
