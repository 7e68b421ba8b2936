import { expect, test, vi } from 'vitest';
import { measureWebVitals, type WebVital } from './measure-web-vitals.ts';

vi.mock('web-vitals', () => {
  const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
  return Object.fromEntries(
    names.map((name) => [`on${name}`, (report: (metric: object) => void) => report({ name })]),
  );
});

test('reports each metric, and first input delay, which the library has dropped', () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['first-input'];
      observe: () => void;
      constructor(callback: (list: { getEntries(): object[] }) => void) {
        this.observe = () => callback({ getEntries: () => [{ startTime: 1000, processingStart: 1012 }] });
      }
      disconnect() {}
    },
  );
  const metrics: WebVital[] = [];
  measureWebVitals((metric) => metrics.push(metric));
  vi.unstubAllGlobals();
  expect(metrics.map(({ name }) => name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB', 'FID']);
  expect(metrics[5]).toMatchObject({ value: 12, id: expect.stringMatching(/^fid-/) });
});
