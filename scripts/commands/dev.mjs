// `npm run dev`. Plain JavaScript: a loader for TypeScript would read all of Vite, and the first page comes a quarter later.
import '../environment/read-env.mjs';

import { dev } from 'vite-react-ssg/node';
import { stopWithNpm } from '../lib/stop-with-npm.mjs';

stopWithNpm();
await dev({}, process.argv.includes('--host') ? { server: { host: true } } : {});
