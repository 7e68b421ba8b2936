import { distDirectory } from '../lib/dist-directory.ts';
import { withLocalWebhooks } from './local-webhooks.ts';
import { runScript } from './run-script.ts';

/* `npm run build:test`: builds `dist/` as the tests need it, with both forms, which send to the local webhook. */

const env = { ...withLocalWebhooks(process.env), OUT_DIRECTORY: distDirectory };
process.exitCode = runScript('build', env) ? 0 : 1;
