import { distDirectory } from '../lib/dist-directory.ts';
import { withLocalWebhooks } from './local-webhooks.ts';
import { runScript } from './run-script.ts';

/*
 * `npm run build:test [-- --development]`: builds `dist/` as the tests need it, with both forms, which send to the local
 * webhook. React's development build says in words what hydration finds different.
 */

const env = { ...withLocalWebhooks(process.env), OUT_DIRECTORY: distDirectory };
process.exitCode = runScript('build', env, process.argv.slice(2)) ? 0 : 1;
