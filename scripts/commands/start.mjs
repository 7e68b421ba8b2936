// `npm start`: install what is missing, build, serve.
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
// From here on TypeScript runs: the packages are there.
const { tsImport } = await import('tsx/esm/api');
await tsImport('./build-and-serve.ts', import.meta.url);
