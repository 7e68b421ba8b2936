import { expect, onTestFinished, test, vi } from 'vitest';
import { poll } from './poll.ts';

test.each([
  { availableAt: 1, found: 'manager', attempts: 1, waited: 0 },
  { availableAt: 3, found: 'manager', attempts: 3, waited: 200 },
  { availableAt: 50, found: 'manager', attempts: 50, waited: 4900 },
  { availableAt: 51, found: null, attempts: 50, waited: 4900 },
])(
  'returns $found after $attempts attempts when the value is available from attempt $availableAt',
  async ({ availableAt, ...expected }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const start = Date.now();
    let attempts = 0;
    const result = poll(() => (++attempts >= availableAt ? 'manager' : null));
    await vi.runAllTimersAsync();
    expect({ found: await result, attempts, waited: Date.now() - start }).toEqual(expected);
  },
);
