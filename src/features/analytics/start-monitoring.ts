import { type Failure, watchFailures } from './watch-failures.ts';
import type { WebVital } from './web-vitals.ts';

/** Receives what a visitor's browser measures, and what fails in it. */
export type Report = (measured: WebVital | Failure) => void;

/** Set it to hear how the site does at its visitors. Without it, nothing is measured and no measuring code is loaded. */
const ownersReport = undefined as Report | undefined;

/** Starts reporting loading times, script errors and blocked content. Call only with the visitor's consent to statistics. */
export function startMonitoring(report = ownersReport): void {
  if (!report) return;
  watchFailures(report);
  import('./web-vitals.ts').then(({ measureWebVitals }) => measureWebVitals(report));
}
