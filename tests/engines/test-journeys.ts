import { afterAll, expect, test } from 'vitest';
import { builtDirectory } from '../../scripts/lib/dist-directory.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import type { Engine } from './driver.ts';
import { journeys, type Width } from './journeys.ts';
import { createVisitor } from './visitor.ts';

const heights = { 390: 844, 1280: 800 } as const;

/** Declares one test for each journey, with a fresh session. Without the engine there is one, which is skipped. */
export async function testJourneys(engine: Engine, width: Width): Promise<void> {
  const running = engine.installed()
    ? // Something missing on this machine is not a fault of the site.
      await engine.start().catch((error: unknown) => `does not start: ${String(error).split('\n')[0]}`)
    : 'is not installed';
  if (typeof running === 'string') {
    test.skip(`${engine.name} ${running}`);
    return;
  }
  const leads = temporaryFolder();
  const { origin, close } = await startStaticHost({ directory: builtDirectory(), leads });
  afterAll(async () => {
    close();
    await running.stop();
  });

  const options = { timeout: 180_000, retry: process.env.CI ? 1 : 0 };
  for (const { name, onlyWidth, run } of journeys) {
    if (onlyWidth && onlyWidth !== width) continue;
    test(`${engine.name} at ${width} px: ${name}`, options, async () => {
      const driver = await running.open();
      try {
        await driver.setViewport(width, heights[width]);
        await run(createVisitor(driver, origin), leads);
        expect(driver.errors()).toEqual([]);
      } finally {
        await driver.close().catch(() => {});
      }
    });
  }
}
