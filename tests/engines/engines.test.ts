import { afterAll, describe, expect, test } from 'vitest';
import { builtDirectory } from '../../scripts/lib/dist-directory.ts';
import { installPackages } from '../../scripts/lib/install-packages.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { journeys } from './journeys.ts';
import { firefox } from './start-firefox.ts';
import { webkit } from './start-webkit.ts';
import { createVisitor } from './visitor.ts';

const engines = [firefox, webkit];
// Nobody's own computer gets programs for a test: there the test is skipped.
if (process.env.CI === 'true' && !engines.every((engine) => engine.installed()))
  installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb');

const leads = temporaryFolder();
const { origin, close } = await startStaticHost({ directory: builtDirectory(), leads });
afterAll(close);

for (const engine of engines) {
  // Something missing on this machine is not a fault of the site.
  const running = engine.installed()
    ? await engine.start().catch((error) => console.warn(`${engine.name} does not start: ${error}`))
    : undefined;
  describe.skipIf(!running)(engine.name, () => {
    afterAll(() => running?.stop());

    test.each(journeys)('$name', { timeout: 180_000, retry: process.env.CI ? 1 : 0 }, async (journey) => {
      const driver = await running?.open();
      if (!driver) return;
      try {
        // As on a phone. WebKit's toolbar keeps it wider than 447.
        await driver.setViewport(480, 844);
        await journey.run(createVisitor(driver, origin), leads);
        expect(driver.errors()).toEqual([]);
      } finally {
        await driver.close().catch(() => {});
      }
    });
  });
}
