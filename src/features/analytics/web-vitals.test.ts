import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureWebVitals, type WebVital } from './web-vitals.ts';

vi.mock('web-vitals', () => {
  const measure = (name: string, value: number) => (report: (metric: object) => void) =>
    report({ name, value, id: `v6-${name}` });
  return {
    onCLS: measure('CLS', 0),
    onFCP: measure('FCP', 800),
    onINP: measure('INP', 40),
    onLCP: measure('LCP', 900),
    onTTFB: measure('TTFB', 60),
  };
});

/** Mock `PerformanceObserver` that delivers one first input as soon as it observes. */
class FirstInputObserver {
  static supportedEntryTypes: string[] = [];
  static disconnected = 0;
  readonly callback: (list: { getEntries(): object[] }) => void;
  constructor(callback: FirstInputObserver['callback']) {
    this.callback = callback;
  }
  observe({ type, buffered }: { type: string; buffered: boolean }) {
    expect({ type, buffered }).toEqual({ type: 'first-input', buffered: true });
    this.callback({ getEntries: () => [] });
    this.callback({ getEntries: () => [{ startTime: 1000, processingStart: 1012 }] });
  }
  disconnect() {
    FirstInputObserver.disconnected += 1;
  }
}

beforeEach(() => {
  FirstInputObserver.supportedEntryTypes = ['first-input'];
  FirstInputObserver.disconnected = 0;
  vi.stubGlobal('PerformanceObserver', FirstInputObserver);
});
afterEach(() => vi.unstubAllGlobals());

function collectMetrics() {
  const metrics: WebVital[] = [];
  measureWebVitals((metric) => metrics.push(metric));
  return metrics;
}

test('reports each metric by name, value and id', () => {
  expect(collectMetrics()).toEqual([
    { name: 'CLS', value: 0, id: 'v6-CLS' },
    { name: 'FCP', value: 800, id: 'v6-FCP' },
    { name: 'INP', value: 40, id: 'v6-INP' },
    { name: 'LCP', value: 900, id: 'v6-LCP' },
    { name: 'TTFB', value: 60, id: 'v6-TTFB' },
    { name: 'FID', value: 12, id: expect.stringMatching(/^fid-\d+-1000$/) },
  ]);
});

test('measures first input delay once', () => {
  collectMetrics();
  expect(FirstInputObserver.disconnected).toBe(1);
});

test('reports the other metrics in a browser without first-input entries', () => {
  FirstInputObserver.supportedEntryTypes = ['paint'];
  expect(collectMetrics().map(({ name }) => name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
});
