import { expect, onTestFinished, test, vi } from 'vitest';
import { poll } from './poll.ts';

/** A clock that only adds up. */
function fakeClock() {
  return {
    now: 0,
    wait(ms: number) {
      this.now += ms;
      return Promise.resolve();
    },
  };
}

test.each([
  { there: 1, found: 'manager', tries: 1, waited: 0 },
  { there: 3, found: 'manager', tries: 3, waited: 200 },
  { there: 50, found: 'manager', tries: 50, waited: 4900 },
  { there: 51, found: null, tries: 50, waited: 4900 },
])(
  'a manager that is there at try $there is found or given up after $tries tries',
  async ({ there, ...expected }) => {
    const clock = fakeClock();
    let tries = 0;
    const found = await poll(
      () => (++tries >= there ? 'manager' : null),
      (ms) => clock.wait(ms),
    );
    expect({ found, tries, waited: clock.now }).toEqual(expected);
  },
);

test('by its own clock it looks every 100 ms', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const began = Date.now();
  let tries = 0;
  const found = poll(() => (++tries === 4 ? Date.now() - began : null));
  await vi.runAllTimersAsync();
  expect(await found).toBe(300);
});
