import { fileToPath } from '#src/lib/paths.ts';
import { builtFiles } from '../build/built-site.ts';
import { axeFor } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { focusFaults, reachableLinks } from './focus-faults.ts';
import { horizontalOverflow, textsOutside } from './layout-faults.ts';
import { pageKinds } from './page-kinds.ts';
import { smallTargets } from './small-targets.ts';

const paths = builtFiles()
  .filter((file) => file.endsWith('.html'))
  .map(fileToPath)
  // The price guide is identical at both addresses.
  .filter((path) => !path.endsWith('/404') && path !== '/hvad-koster-hjemmesider');

// One page for each template gets all checks; the others are checked only for what differs by page.
for (const path of paths) {
  const isTemplate = pageKinds.includes(path);
  test(`${path} passes axe, at 320 px has no sideways scroll and only targets of at least 44 px${isTemplate ? ', and shows the focus at every tab stop' : ''}`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // As on a further page of a visit.
    await page.goto(path, { referer: `${baseURL}/` });
    for (const width of isTemplate ? [1280, 320] : [320]) {
      await page.setViewportSize({ width, height: 800 });
      // Without wcag22aa: its only rule takes a target half covered by a phone's bar for small; smallTargets asks for more.
      const { violations } = await axeFor(page)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
      expect.soft(found, `accessibility rules at ${width} px`).toEqual([]);
    }
    expect.soft(await horizontalOverflow(page), 'sideways scroll').toBeLessThanOrEqual(0);
    expect.soft(await textsOutside(page), 'texts cut off').toEqual([]);
    expect.soft(await smallTargets(page), 'targets').toEqual([]);
    if (!isTemplate) return;
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await horizontalOverflow(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
    // Header and footer are the same on all pages: checked on the home page only.
    const part = path === '/' ? 'html' : 'main';
    const { stops, faults } = await focusFaults(page, part);
    expect.soft(stops, 'stops of the Tab key').toBeGreaterThanOrEqual(await reachableLinks(page, part));
    expect.soft(faults, 'focus').toEqual([]);
  });
}
