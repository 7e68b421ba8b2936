import type { ReportWebVital } from './web-vitals.ts';

/** Callback that receives the web vitals; set it to measure them. Without it the measuring code is not loaded. */
const reportWebVital = undefined as ReportWebVital | undefined;

/** Starts measuring web vitals. Call only with the visitor's consent to statistics. */
export function startWebVitals(): void {
  if (!reportWebVital) return;
  import('./web-vitals.ts').then(({ measureWebVitals }) => measureWebVitals(reportWebVital));
}
