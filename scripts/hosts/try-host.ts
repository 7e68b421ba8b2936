import type { Expectation } from './expectations.ts';
import { ask } from './request.ts';

export type Outcome = { readonly passed: number; readonly faults: readonly string[] };

/**
 * Holds a running server to the expectations. `exceptions` names promises that a host is known to break, with the
 * reason; one that is kept after all is a fault too, so that the list stays true.
 */
export async function tryHost(
  port: number,
  expected: readonly Expectation[],
  exceptions: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const faults: string[] = [];
  const broken = new Set<string>();
  let passed = 0;
  for (const { promise, asked, fault } of expected) {
    const name = `${promise}: ${asked.path}`;
    const found = await Promise.resolve(ask(port, asked))
      .then((answer) => fault(answer, (again) => ask(port, again)))
      .catch((error: Error) => error.message);
    if (found === null) passed++;
    else if (exceptions[name]) broken.add(name);
    else faults.push(`${name}: ${found}`);
  }
  const kept = Object.keys(exceptions).filter((name) => !broken.has(name));
  return { passed, faults: [...faults, ...kept.map((name) => `${name}: no exception any more`)] };
}
