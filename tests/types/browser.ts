/* Compiled, never run: `npm run types` fails when Node types leak into browser code. */

// @ts-expect-error: Node modules are unavailable.
export type { PathLike } from 'node:fs';

// @ts-expect-error: Node globals are unavailable.
export const environment = process.env;
