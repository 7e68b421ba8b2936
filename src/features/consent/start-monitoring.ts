import type { WebVital } from '#src/lib/measure-web-vitals.ts';

/** Set it to hear how fast the site is at its visitors. Without it, `dist` has no code that measures. */
const ownersReport = undefined as ((measured: WebVital) => void) | undefined;

/** Starts reporting loading times, if anybody listens. Call only with the visitor's consent to statistics. */
export function startMonitoring(): void {
  if (ownersReport)
    import('#src/lib/measure-web-vitals.ts').then(({ measureWebVitals }) => measureWebVitals(ownersReport));
}
