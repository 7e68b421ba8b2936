import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureWebVitals, type WebVital } from './web-vitals.ts';

vi.mock('web-vitals', () => {
  const measure = (name: string, value: number) => (report: (metric: object) => void) =>
    report({ name, value, id: `v6-${name}`, rating: 'good', entries: [] });
  return {
    onCLS: measure('CLS', 0),
    onFCP: measure('FCP', 800),
    onINP: measure('INP', 40),
    onLCP: measure('LCP', 900),
    onTTFB: measure('TTFB', 60),
  };
});

/** Says what the browser would: one first input, handed out as soon as somebody asks. */
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

function readings(): WebVital[] {
  const metrics: WebVital[] = [];
  measureWebVitals((metric) => metrics.push(metric));
  return metrics;
}

test('every metric is handed over as name, value and id', () => {
  expect(readings()).toEqual([
    { name: 'CLS', value: 0, id: 'v6-CLS' },
    { name: 'FCP', value: 800, id: 'v6-FCP' },
    { name: 'INP', value: 40, id: 'v6-INP' },
    { name: 'LCP', value: 900, id: 'v6-LCP' },
    { name: 'TTFB', value: 60, id: 'v6-TTFB' },
    { name: 'FID', value: 12, id: expect.stringMatching(/^fid-\d+-1000$/) },
  ]);
});

test('first input delay is measured once', () => {
  readings();
  expect(FirstInputObserver.disconnected).toBe(1);
});

test('a browser without first input entries reports the rest', () => {
  FirstInputObserver.supportedEntryTypes = ['paint'];
  expect(readings().map(({ name }) => name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
});
