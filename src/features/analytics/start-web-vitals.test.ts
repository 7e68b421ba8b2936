import { expect, test, vi } from 'vitest';
import { startWebVitals } from './start-web-vitals.ts';

const loaded = vi.hoisted(() => ({ times: 0 }));
vi.mock('./web-vitals.ts', () => {
  loaded.times += 1;
  return { measureWebVitals: () => undefined };
});

test('does not load the measuring code without a callback', async () => {
  startWebVitals();
  await vi.dynamicImportSettled();
  expect(loaded.times).toBe(0);
});
