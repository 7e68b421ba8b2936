import '../environment/read-env.mjs';

import { checkEnvironment } from '../environment/check-environment.ts';
import { setLocalWebhooks } from '../environment/local-webhooks.ts';
import { ReportError } from '../lib/diagnostic.ts';
import { distDirectory } from '../lib/dist-directory.ts';
import { buildWarnings } from './build-warnings.ts';

/*
 * `npm run build`. With `--local-webhooks` both forms send to the local webhook and no statistics tool counts:
 * tests send leads and ask no other host. With `--local-webhooks-by-default`, as `npm start` has it, only where no receiver is set.
 */

checkEnvironment();
if (process.argv.includes('--local-webhooks')) {
  setLocalWebhooks();
  process.env.VITE_ANALYTICS_SRC = '';
}
if (process.argv.includes('--local-webhooks-by-default')) setLocalWebhooks({ fallback: true });

// React reads this on first import: its development build renders many times slower.
process.env.NODE_ENV = 'production';
const { buildSite } = await import('./build-site.ts');

for (const warning of buildWarnings(process.env)) console.warn(`\n!! ${warning}\n`);

try {
  await buildSite(distDirectory);
} catch (error) {
  console.error(error instanceof ReportError ? `\n${error.message}` : error);
  process.exit(1);
}
