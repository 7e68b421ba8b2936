// `npm run dev`. Plain JavaScript: a loader for TypeScript would read all of Vite, and the first page comes a quarter later.
import { existsSync } from 'node:fs';
import { dev } from 'vite-react-ssg/node';
import { stopWithNpm } from '../lib/stop-with-npm.mjs';

// Before Vite reads vite.config.ts, whose devPlugin does the rest.
if (existsSync('.env')) process.loadEnvFile();
stopWithNpm();
await dev({}, process.argv.includes('--host') ? { server: { host: true } } : {});
