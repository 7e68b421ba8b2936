import { expect, test, vi } from 'vitest';
import { startWebVitals } from './start-web-vitals.ts';

const loaded = vi.hoisted(() => ({ times: 0 }));
vi.mock('./web-vitals.ts', () => {
  loaded.times += 1;
  return { measureWebVitals: () => undefined };
});

test('without a callback what measures is not loaded', async () => {
  startWebVitals();
  await vi.dynamicImportSettled();
  expect(loaded.times).toBe(0);
});
