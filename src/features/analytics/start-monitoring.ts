import { type Failure, watchFailures } from './watch-failures.ts';
import type { WebVital } from './web-vitals.ts';

/** Receives what a visitor's browser measures, and what fails in it. */
type Report = (measured: WebVital | Failure) => void;

/** Set it to hear how the site does at its visitors. Without it, `dist` has no code that measures. */
const ownersReport = undefined as Report | undefined;

/** Starts reporting loading times, script errors and blocked content. Call only with the visitor's consent to statistics. */
export function startMonitoring(): void {
  if (ownersReport) monitor(ownersReport);
}

/** Hands loading times, script errors and blocked content to `report`. */
export function monitor(report: Report): void {
  watchFailures(report);
  import('./web-vitals.ts').then(({ measureWebVitals }) => measureWebVitals(report));
}
