import { afterEach, expect, test, vi } from 'vitest';
import { measureWebVitals, type WebVital } from './web-vitals.ts';

vi.mock('web-vitals', () => {
  const measure = (name: string) => (report: (metric: object) => void) =>
    report({ name, value: 40, id: `v6-${name}` });
  return {
    onCLS: measure('CLS'),
    onFCP: measure('FCP'),
    onINP: measure('INP'),
    onLCP: measure('LCP'),
    onTTFB: measure('TTFB'),
  };
});

/** Delivers one first input as soon as it observes. */
class FirstInputObserver {
  static supportedEntryTypes: string[] = [];
  observe: () => void;
  constructor(callback: (list: { getEntries(): object[] }) => void) {
    this.observe = () => callback({ getEntries: () => [{ startTime: 1000, processingStart: 1012 }] });
  }
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['each metric by name, value and id, first input delay too', ['first-input'], ['FID']],
  ['the others in a browser without entries of first input', ['paint'], []],
])('reports %s', (_what, supportedEntryTypes, last) => {
  FirstInputObserver.supportedEntryTypes = supportedEntryTypes;
  vi.stubGlobal('PerformanceObserver', FirstInputObserver);
  const metrics: WebVital[] = [];
  measureWebVitals((metric) => metrics.push(metric));
  expect(metrics.map(({ name }) => name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB', ...last]);
  expect(metrics[0]).toEqual({ name: 'CLS', value: 40, id: 'v6-CLS' });
  if (last.length) expect(metrics.at(-1)).toMatchObject({ value: 12, id: expect.stringMatching(/^fid-/) });
});
