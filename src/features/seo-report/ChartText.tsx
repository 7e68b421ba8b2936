import type { ReactNode } from 'react';
import styles from './SeoReport.module.css';

type ChartTextProps = {
  kind: 'tick' | 'value';
  /** Place in percent of the chart, so that it scales while the text keeps its size, and how many pixels beside it. */
  x: number;
  y: number;
  dx?: number;
  dy?: number;
  anchor?: 'middle' | 'end';
  children: ReactNode;
};

/** Text in a chart whose coordinates are percentages. */
export function ChartText({ kind, x, y, dx, dy, anchor, children }: ChartTextProps) {
  return (
    <text className={styles[kind]} x={`${x}%`} y={`${y}%`} dx={dx} dy={dy} textAnchor={anchor}>
      {children}
    </text>
  );
}
