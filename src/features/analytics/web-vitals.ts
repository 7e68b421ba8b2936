import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export type WebVital = {
  readonly name: 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';
  /** In ms; layout shift is a number without a unit. */
  readonly value: number;
  /** Equal for all readings of one metric on one page view. */
  readonly id: string;
};
export type ReportWebVital = (metric: WebVital) => void;

/** Measures what a visitor experiences and hands each reading to the callback. */
export function measureWebVitals(report: ReportWebVital): void {
  const hand = ({ name, value, id }: WebVital) => report({ name, value, id });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(hand);
  measureFirstInput(hand);
}

/** First input delay has left the library, which measures its successor INP; whoever asks for it gets it still. */
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
