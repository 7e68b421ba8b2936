import type { Expectation } from './expectations.ts';
import { sendRequest } from './request.ts';

export type Outcome = { readonly passed: number; readonly faults: readonly string[] };

/** Fault that is expected of a host: a pattern for its message, and the reason. */
export type KnownFault = { readonly fault: RegExp; readonly reason: string };

/**
 * Checks a running server against the expectations, ignoring known faults. A known fault that no longer occurs is
 * reported as a fault, so that the list stays accurate.
 */
export async function tryHost(
  port: number,
  expected: readonly Expectation[],
  knownFaults: readonly KnownFault[] = [],
): Promise<Outcome> {
  const faults: string[] = [];
  const seen = new Set<KnownFault>();
  let passed = 0;
  for (const { category, request, fault } of expected) {
    const found = await sendRequest(port, request)
      .then((response) => fault(response, (second) => sendRequest(port, second)))
      .catch((error: Error) => error.message);
    const line = `${category}: ${request.path}: ${found}`;
    const known = knownFaults.find((each) => each.fault.test(line));
    if (found === null) passed++;
    else if (known) seen.add(known);
    else faults.push(line);
  }
  const outdated = knownFaults.filter((each) => !seen.has(each));
  return { passed, faults: [...faults, ...outdated.map(({ reason }) => `no longer true: ${reason}`)] };
}
