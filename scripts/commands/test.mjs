// `npm test`: install what is missing, run every check.
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
// From here on TypeScript runs: the packages are there.
const { tsImport } = await import('tsx/esm/api');
await tsImport('./check.ts', import.meta.url);
