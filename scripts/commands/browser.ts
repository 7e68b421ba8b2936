import { spawnSync } from 'node:child_process';
import { checkEnvironment } from '../environment/check-environment.ts';
import { root } from '../root.ts';
import { ensureChromium } from './ensure-chromium.ts';

/** `npm run browser [-- file or option]`: the browser tests, with a Chromium that works here. */
checkEnvironment('browser');
const found = ensureChromium();
if (found.ok) {
  const { status } = spawnSync(
    process.execPath,
    [
      `${root}/node_modules/@playwright/test/cli.js`,
      'test',
      '--config=tests/browser/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    { cwd: root, env: { ...process.env, CHROMIUM_PATH: found.path }, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} else {
  console.error(found.message);
  process.exitCode = 1;
}
