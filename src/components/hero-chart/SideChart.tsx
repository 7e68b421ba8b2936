import type { ReactNode } from 'react';
import chart from './Chart.module.css';
import styles from './SideChart.module.css';

type SideChartProps = {
  /** Fades out towards the title: for water. Land, boats and courses would look grey, so they go into a chart above it. */
  fading?: boolean;
  children: ReactNode;
};

/** One layer of the chart beside a page title. */
export function SideChart({ fading = false, children }: SideChartProps) {
  return (
    <svg
      className={fading ? `${chart.chart} ${styles.fading}` : chart.chart}
      viewBox="0 0 700 520"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
