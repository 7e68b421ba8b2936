import { casesChartPaths } from './casesChartPaths.ts';
import styles from './HeroChart.module.css';
import { Soundings } from './Soundings.tsx';

interface CasesChartProps {
  className?: string;
}

/** Twelve islands at the head of the cases page. Fills the nearest positioned ancestor, land to the right. */
export function CasesChart({ className }: CasesChartProps) {
  const { land, shallows, depths, hills, soundings } = casesChartPaths;
  return (
    <svg
      className={className ? `${styles.chart} ${className}` : styles.chart}
      viewBox="0 0 1600 600"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {depths.map((path, index) => (
        <path key={path} className={index < 2 ? styles.depth : styles.far} d={path} pathLength={1} />
      ))}
      <path className={styles.shelf} d={shallows[0]} pathLength={1} />
      <path className={styles.bank} d={shallows[1]} pathLength={1} />
      <path className={styles.land} d={land} pathLength={1} />
      <path className={styles.hill} d={hills} pathLength={1} />
      <Soundings className={styles.figures} figures={soundings} />
    </svg>
  );
}
