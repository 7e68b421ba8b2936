import { expect, test, vi } from 'vitest';
import { monitor, startMonitoring } from './start-monitoring.ts';

const loaded = vi.hoisted(() => ({ times: 0 }));
vi.mock('./web-vitals.ts', () => {
  loaded.times += 1;
  return { measureWebVitals: () => undefined };
});

test('neither loads the measuring code nor listens without a callback', async () => {
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  startMonitoring();
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  expect(loaded.times).toBe(0);
  expect(listen).not.toHaveBeenCalled();
});

test('hands loading times and failures to the callback', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const report = vi.fn();
  monitor(report);
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  expect(loaded.times).toBe(1);
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'x' }));
  expect(report).toHaveBeenCalledWith({ name: 'error', message: 'x', source: '' });
});
