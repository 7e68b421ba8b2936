import type { contradictions } from '#src/site/facts.ts';

/* Compiled, never run: `npm run types` fails when the facts that disagree may have any name. */

// @ts-expect-error: there is no such fact.
export const misspelt: typeof contradictions = [['hosting.fra', 'hosting.ydelse']];
