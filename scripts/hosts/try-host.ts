import type { Expectation } from './expectations.ts';
import { ask } from './request.ts';

export type Outcome = { readonly passed: number; readonly faults: readonly string[] };

/** What a host is known not to keep, told by the words of the fault, and why that is so. */
export type Exception = { readonly fault: RegExp; readonly reason: string };

/**
 * Holds a running server to the expectations, but for the exceptions. One that no longer happens is a fault too, so
 * that the list stays true.
 */
export async function tryHost(
  port: number,
  expected: readonly Expectation[],
  exceptions: readonly Exception[] = [],
): Promise<Outcome> {
  const faults: string[] = [];
  const seen = new Set<Exception>();
  let passed = 0;
  for (const { promise, asked, fault } of expected) {
    const found = await Promise.resolve(ask(port, asked))
      .then((answer) => fault(answer, (again) => ask(port, again)))
      .catch((error: Error) => error.message);
    const line = `${promise}: ${asked.path}: ${found}`;
    const known = exceptions.find((exception) => exception.fault.test(line));
    if (found === null) passed++;
    else if (known) seen.add(known);
    else faults.push(line);
  }
  const outdated = exceptions.filter((exception) => !seen.has(exception));
  return { passed, faults: [...faults, ...outdated.map(({ reason }) => `no longer true: ${reason}`)] };
}
