import { Buoy } from './Buoy.tsx';
import { CompassRose } from './CompassRose.tsx';
import styles from './HeroChart.module.css';
import { heroChartPaths } from './heroChartPaths.ts';
import { Soundings } from './Soundings.tsx';

interface HeroChartProps {
  className?: string;
}

/**
 * The coast at the head of the home page, as a ground for what stands on it. Fills the nearest
 * positioned ancestor; the land is always kept in view at the right. On a phone give it a box of
 * its own below the text (about 300 px high).
 */
export function HeroChart({ className }: HeroChartProps) {
  const { land, shallows, depths, hills, soundings } = heroChartPaths;
  return (
    <svg
      className={className ? `${styles.chart} ${className}` : styles.chart}
      viewBox="0 0 1600 900"
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
      <circle className={styles.clearing} cx="1344" cy="698" r="84" />
      <CompassRose className={styles.rose} x={1262} y={616} size={164} />
      <path className={styles.course} d="M892 654L1128 524L1232 464L1318 452L1384 474" />
      <path className={styles.waypoints} d="M886 658h.01M1232 464h.01M1318 452h.01M1388 476h.01" />
      <Buoy className={styles.buoy} x={1128} y={524} />
      <text className={styles.light} x="1152" y="556">
        Fl.R.4s
      </text>
    </svg>
  );
}
