import type { ReportWebVital } from './web-vitals.ts';

/**
 * Where a site that wants its loading times measured puts its callback. Without one nothing is measured, and the
 * measuring code is not loaded.
 */
const reportWebVital = undefined as ReportWebVital | undefined;

let started = false;

/** Loads what measures web vitals, once. To be called only with the visitor's consent to statistics. */
export function startWebVitals(): void {
  if (!reportWebVital || started) return;
  started = true;
  import('./web-vitals.ts').then(({ measureWebVitals }) => measureWebVitals(reportWebVital));
}
