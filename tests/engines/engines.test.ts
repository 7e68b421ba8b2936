import { afterAll, describe, expect, test } from 'vitest';
import { builtDirectory } from '../../scripts/lib/dist-directory.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { firefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { createVisitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const leads = temporaryFolder();
const { origin, close } = await startStaticHost({ directory: builtDirectory(), leads });
afterAll(close);

for (const engine of [firefox, webkit]) {
  describe.skipIf(!engine.isInstalled())(engine.name, () => {
    test.each(journeys)('$name', { timeout: 180_000, retry: process.env.CI ? 1 : 0 }, async (journey) => {
      const driver = await engine.open();
      try {
        await journey.run(createVisitor(driver, origin), leads);
        expect(driver.errors).toEqual([]);
      } finally {
        await driver.close();
      }
    });
  });
}
