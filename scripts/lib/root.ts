import { resolve } from 'node:path';

/** Absolute path of the project folder. */
export const root = resolve(import.meta.dirname, '../..');
