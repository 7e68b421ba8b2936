import styles from '#src/components/hero-chart/Chart.module.css';
import { Soundings } from '#src/components/hero-chart/Soundings.tsx';
import { notFoundChartPaths } from './not-found-chart-paths.ts';

/**
 * Picture of the 404 page: the edge of a chart, where grid, depth lines and figures stop and the course continues into
 * the blank. Fills the nearest positioned ancestor.
 */
export function NotFoundChart() {
  const { land, depths, soundings } = notFoundChartPaths;
  return (
    <svg
      className={styles.chart}
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-print="no"
    >
      <path fill="var(--shallow)" fillOpacity=".55" d="M-400-200H680L808 800H-400z" />
      <path
        stroke="var(--deep)"
        strokeOpacity=".22"
        strokeWidth="1"
        d="M-400 100H718M-400 240H736M-400 380H754M-400 520H772M60-200V800M200-200V800M340-200V800M480-200V800M620-200V800M760 425V800"
      />
      {depths.map((path) => (
        <path key={path} stroke="var(--deep)" strokeOpacity=".5" d={path} />
      ))}
      <path fill="var(--sand)" stroke="var(--ink)" d={land} />
      <path stroke="var(--deep)" strokeDasharray="2 7" d="M680-200L808 800" />
      <Soundings figures={soundings} />
      <path
        stroke="var(--buoy)"
        strokeDasharray="9 7"
        d="M236 408C360 330 470 360 560 406S760 490 900 426C948 404 984 400 1018 406"
      />
      <path
        fill="var(--paper)"
        stroke="var(--ink)"
        d="M1028 408h60c-5 13-12 18-22 18h-18c-9 0-16-6-20-18zM1057 402v-62c14 19 23 38 26 56h-26M1051 350c-3 17-10 33-20 46h20z"
      />
      <path
        stroke="var(--ink)"
        strokeOpacity=".5"
        d="M1016 434c6-4 12-4 18 0s12 4 18 0 12-4 18 0 12 4 18 0M1038 443c6-4 12-4 18 0s12 4 18 0"
      />
    </svg>
  );
}
