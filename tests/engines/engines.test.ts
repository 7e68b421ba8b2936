import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtDirectory } from '../../scripts/lib/dist-directory.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { pageKinds } from '../browser/page-kinds.ts';
import { longestArticle } from '../build/longest-article.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import type { Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { createVisitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/* `npm run engines`: what engines do differently: popovers, history and its cache, workers, forms, scrolling, layout. */

const { origin, close } = await startStaticHost({ directory: builtDirectory(), leads: temporaryFolder() });
afterAll(close);

const options = { timeout: 180_000, retry: process.env.CI ? 1 : 0 };

describe.each([firefox, webkit])('$name', options, ({ isInstalled, open }) => {
  if (!isInstalled) return test.skip('is not installed');
  let driver: Driver;
  let visitor: ReturnType<typeof createVisitor>;
  beforeEach(async () => {
    driver = await open();
    visitor = createVisitor(driver, origin);
  });
  afterEach(async () => {
    await driver.close();
    expect(driver.errors).toEqual([]);
  });

  /** Asserts that an element comes to stand just below the top of the viewport. */
  const standsAtTop = (id: string) =>
    visitor
      .eventually((target) => document.getElementById(target)?.getBoundingClientRect().top, id)
      .toSatisfy((top: number) => Math.abs(top - 100) < 60);

  test('the menu returns the focus on Escape, and a page from the back/forward cache has it closed', async () => {
    await visitor.goto('/omos');
    await visitor.click('header button', 'Menu');
    await visitor.sees('#sidemenu').toBe(true);
    await visitor.pressEscape();
    await visitor.sees('#sidemenu').toBe(false);
    await visitor.eventually(() => document.activeElement?.matches('[popovertarget=sidemenu]')).toBe(true);
    await visitor.click('header button', 'Menu');
    await visitor.sees('#sidemenu').toBe(true);
    await visitor.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await visitor.leaveFor('/cases');
    await visitor.back();
    await visitor.isAt('/omos');
    await visitor.eventually(() => 'persisted' in window && window.persisted).toBe(true);
    await visitor.sees('#sidemenu').toBe(false);
  });

  test('the search finds articles, and the query is restored after going back', async () => {
    await visitor.goto('/artikler');
    await visitor.fill('Find en artikel', 'gratis');
    await visitor.click('search ol a');
    await visitor.eventually(() => location.pathname).toMatch('/artikler/');
    await visitor.back();
    await visitor.isAt('/artikler?q=gratis');
    await visitor.sees('search ol a').toBe(true);
  });

  test('the contact form shows errors, keeps what was typed over a reload, and sends it', async () => {
    const message = 'Vi skal bruge en ny hjemmeside.';
    await visitor.goto('/kontakt#kontakt-form');
    await visitor.sees('main [data-island]:not([data-when])').toBe(true);
    await visitor.click('button', 'Send besked');
    await visitor.click('main a', 'Navn er påkrævet');
    await visitor.eventually(() => document.activeElement?.getAttribute('name')).toBe('name');
    await visitor.type('Åse Ørsted');
    await visitor.fill('Email', 'aase@firma.dk');
    await visitor.fill('Besked', message);
    await visitor.reload();
    await visitor.eventually(() => document.querySelector('textarea')?.value).toBe(message);
    await visitor.click('button', 'Send besked');
    // The webhook answers so once it has stored the lead.
    await visitor.sees('h3', 'Tak for din besked!').toBe(true);
    await visitor.sees('main', 'Åse Ørsted').toBe(true);
  });

  test('an address with a hash opens at its section; a reload and going back restore the scroll position', async () => {
    const { path, middleId } = longestArticle();
    for (const [page, id] of [
      [path, middleId],
      ['/priser', 'prisudregner'],
    ] as const) {
      await visitor.goto(`${page}#${id}`);
      await standsAtTop(id);
    }
    // Until the layout is stable, WebKit scrolls back to the hash unless the user has scrolled by wheel or touch.
    for (let stable = 0; stable < 5; ) stable = (await visitor.scrollTo(700)) === 700 ? stable + 1 : 0;
    await visitor.leaveFor('/omos');
    await visitor.scrollTo(900);
    await visitor.reload();
    expect(Math.abs((await visitor.scrollEnd()) - 900)).toBeLessThanOrEqual(2);
    await visitor.back();
    await visitor.isAt('/priser#prisudregner');
    expect(Math.abs((await visitor.scrollEnd()) - 700)).toBeLessThanOrEqual(2);
  });

  test('no page scrolls horizontally', async () => {
    for (const path of pageKinds) {
      await visitor.goto(path);
      const over = await visitor.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(over, path).toBeLessThanOrEqual(0);
    }
  });
});
