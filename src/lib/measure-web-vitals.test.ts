import { afterEach, expect, test, vi } from 'vitest';
import { measureWebVitals, type WebVital } from './measure-web-vitals.ts';

vi.mock('web-vitals', () => {
  const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
  const measure = (name: string) => (report: (metric: object) => void) =>
    report({ name, value: 40, id: `v6-${name}` });
  return Object.fromEntries(names.map((name) => [`on${name}`, measure(name)]));
});

/** Delivers one first input as soon as it observes. */
class FirstInputObserver {
  static supportedEntryTypes = ['first-input'];
  observe: () => void;
  constructor(callback: (list: { getEntries(): object[] }) => void) {
    this.observe = () => callback({ getEntries: () => [{ startTime: 1000, processingStart: 1012 }] });
  }
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

test('reports each metric by name, value and id, first input delay too', () => {
  vi.stubGlobal('PerformanceObserver', FirstInputObserver);
  const metrics: WebVital[] = [];
  measureWebVitals((metric) => metrics.push(metric));
  expect(metrics.map(({ name }) => name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB', 'FID']);
  expect(metrics[0]).toEqual({ name: 'CLS', value: 40, id: 'v6-CLS' });
  expect(metrics[5]).toMatchObject({ value: 12, id: expect.stringMatching(/^fid-/) });
});
