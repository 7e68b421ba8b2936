import type { Page } from '@playwright/test';
import { fileToPath } from '#src/lib/paths.ts';
import { builtFiles } from '../build/built-site.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectWholeText } from './layout-faults.ts';
import { pageKinds } from './page-kinds.ts';
import { smallTargets } from './small-targets.ts';

const paths = builtFiles()
  .filter((file) => file.endsWith('.html'))
  .map(fileToPath)
  // The price guide is identical at both addresses.
  .filter((path) => !path.endsWith('/404') && path !== '/hvad-koster-hjemmesider');

for (const path of paths) {
  const open = async (page: Page, referer?: string) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // As on a further page of a visit.
    await page.goto(path, { referer });
  };

  test(`${path} at 320 px does not scroll sideways, and has only targets of at least 44 px`, async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL);
    await expectWholeText(page, '320 px');
    expect.soft(await smallTargets(page), 'targets').toEqual([]);
  });

  // assistive.spec.ts has one page of each kind.
  if (!pageKinds.includes(path))
    test(`${path} passes axe @rare`, async ({ page, baseURL }) => {
      await open(page, baseURL);
      await expectNoAxeViolations(page, 'main');
    });
}
