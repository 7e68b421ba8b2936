import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { root } from '../lib/root.ts';
import { unsendableForms } from './unsendable-forms.ts';

/* `npm run browser [-- file or option]`: runs the browser tests, with a Chromium that works on this machine. */

const args = process.argv.slice(2);

checkEnvironment('browser');
if (args.some((arg) => arg === '-u' || arg.startsWith('--update-snapshots'))) {
  const unsendable = unsendableForms(builtDirectory());
  if (unsendable.length > 0) {
    console.error(
      `Formularen mangler på ${unsendable.join(' og ')}, så den ville også mangle i det, der skrives. Kør npm run build:test først.`,
    );
    process.exit(1);
  }
}
const found = ensureChromium();
if (!found.ok) {
  console.error(found.message);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    `${root}/node_modules/@playwright/test/cli.js`,
    'test',
    '--config=tests/browser/playwright.config.ts',
    ...args,
  ],
  { cwd: root, env: { ...process.env, CHROMIUM_PATH: found.path }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
