import type { ReactNode } from 'react';
import chart from './Chart.module.css';
import styles from './SideChart.module.css';

type SideChartProps = {
  /** Fades out towards the title: for water. Land, boats and courses would look grey, so they go into a chart above it. */
  fading?: boolean;
  /** Reaches farther to the left on tablets, where a chart is cropped to its right half. */
  wide?: boolean;
  children: ReactNode;
};

/** One layer of the chart beside a page title. */
export function SideChart({ fading = false, wide = false, children }: SideChartProps) {
  return (
    <svg
      className={`${chart.chart} ${styles.side} ${fading ? styles.fading : ''}`}
      data-wide={wide || undefined}
      viewBox="0 0 700 520"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
