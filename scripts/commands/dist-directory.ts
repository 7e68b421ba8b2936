import { resolve } from 'node:path';
import { root } from './run-script.ts';

/** The built folder that commands and tests read: `dist/`, unless `DIST_DIRECTORY` names another. */
export const distDirectory = resolve(root, process.env.DIST_DIRECTORY || 'dist');
