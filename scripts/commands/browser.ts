import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { root } from '../lib/root.ts';

/* `npm run browser [-- file or option]`: runs the browser tests, with a Chromium that works on this machine. */

checkEnvironment();
const chromium = ensureChromium();
if (!chromium) process.exit(1);
// Without them half of the tests would wait two minutes each for a form.
if (!process.env.BASE_URL && !readFileSync(`${builtDirectory()}/kontakt.html`, 'utf8').includes('<form')) {
  console.error('dist/ er bygget uden formularerne, som testene udfylder. Kør npm run build:test først.');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    `${root}/node_modules/@playwright/test/cli.js`,
    'test',
    '--config=tests/browser/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, env: { ...process.env, CHROMIUM_PATH: chromium }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
