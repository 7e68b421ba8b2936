import { expect, onTestFinished, test, vi } from 'vitest';
import { poll } from './poll.ts';

test.each([
  { there: 1, found: 'manager', tries: 1, waited: 0 },
  { there: 3, found: 'manager', tries: 3, waited: 200 },
  { there: 50, found: 'manager', tries: 50, waited: 4900 },
  { there: 51, found: null, tries: 50, waited: 4900 },
])(
  'a manager that is there at try $there is found or given up after $tries tries',
  async ({ there, ...expected }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const began = Date.now();
    let tries = 0;
    const answer = poll(() => (++tries >= there ? 'manager' : null));
    await vi.runAllTimersAsync();
    expect({ found: await answer, tries, waited: Date.now() - began }).toEqual(expected);
  },
);
