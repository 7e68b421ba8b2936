import styles from './SideChart.module.css';

/** The two depths around a coast. The outline of each is the same path below it, with a slightly wider stroke. */
export function Depths({ d }: { d: string }) {
  return (
    <>
      <path className={styles.shelfEdge} strokeWidth="192.4" d={d} />
      <path className={styles.shelf} strokeWidth="190" d={d} />
      <path className={styles.bankEdge} strokeWidth="86.4" d={d} />
      <path className={styles.bank} strokeWidth="84" d={d} />
    </>
  );
}
