import { resolve } from 'node:path';
import { ReportError } from '#src/content/diagnostic.ts';
import { today } from '#src/lib/today.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { root } from '../lib/root.ts';
import { buildWarnings } from './build-warnings.ts';

/* `npm run build [-- --development]` */

checkEnvironment();

// React reads this on first import. Its development build renders many times slower, but names what hydration finds.
process.env.NODE_ENV = process.argv.includes('--development') ? 'development' : 'production';
const { buildSite } = await import('./build-site.ts');

for (const warning of buildWarnings(process.env, today())) console.warn(`\n!! ${warning}\n`);

try {
  await buildSite(resolve(root, process.env.OUT_DIRECTORY || 'dist'));
} catch (error) {
  console.error(error instanceof ReportError ? `\n${error.message}` : error);
  process.exit(1);
}
