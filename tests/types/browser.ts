/* Compiled, never run: `npm run types` fails when Node's names become known to browser code. */

// @ts-expect-error: Node's modules are not there.
export type { PathLike } from 'node:fs';

// @ts-expect-error: nor are its globals.
export const environment = process.env;
