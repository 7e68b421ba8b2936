import { company } from '#src/site/company.ts';
import styles from './Logo.module.css';
import { logoPaths } from './logo-paths.ts';

/** Logo mark and company name. The frame adapts to the surrounding theme. */
export function Logo() {
  const { land, depth, lamp } = logoPaths;
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect fill="var(--deep)" width="32" height="32" rx="5" />
        <path fill="var(--sand)" d={land} />
        <path fill="none" stroke="var(--shallow)" strokeWidth="2" d={depth} />
        <circle fill="var(--lamp)" cx={lamp.x} cy={lamp.y} r={lamp.radius} />
        <rect className={styles.frame} x=".75" y=".75" width="30.5" height="30.5" rx="4.25" />
      </svg>
      <span className={styles.name}>{company.name}</span>
    </span>
  );
}
