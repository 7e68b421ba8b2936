import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** `value` is in ms; CLS has no unit. `id` identifies the values of one metric on one page view. */
export type WebVital = Pick<Metric, 'value' | 'id'> & { readonly name: Metric['name'] | 'FID' };
type ReportWebVital = (metric: WebVital) => void;

/** Measures web vitals and passes each value to `report`. */
export function measureWebVitals(report: ReportWebVital): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
  measureFirstInput(report);
}

/** Measures first input delay, which the web-vitals library has dropped in favour of INP. */
function measureFirstInput(report: ReportWebVital): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [input] = list.getEntries() as PerformanceEventTiming[];
    if (!input) return;
    observer.disconnect();
    const id = `fid-${Math.round(performance.timeOrigin)}-${Math.round(input.startTime)}`;
    report({ name: 'FID', value: input.processingStart - input.startTime, id });
  });
  // Buffered: the input may have come before this module.
  observer.observe({ type: 'first-input', buffered: true });
}
