import type { Page } from 'playwright';

/** What a visitor does on a phone: where, what goes before it, and the tap or key itself. */
type Tap = {
  readonly name: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
};

const searchField = '[data-island="article-search"] input';
const tapOn = (selector: string) => (page: Page) => page.locator(selector).first().tap();

/** Waits until an island is ready. */
const ready = (island: string) => async (page: Page) => {
  await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${island}"]:not([data-when])`).waitFor();
};

export const taps: readonly Tap[] = [
  { name: 'field', path: '/kontakt', before: ready('contact'), act: tapOn('[data-island="contact"] input') },
  { name: 'choice', path: '/priser', before: ready('calculator'), act: tapOn('[type="radio"]') },
  {
    name: 'next step',
    path: '/priser',
    async before(page) {
      await ready('calculator')(page);
      await tapOn('[type="radio"]')(page);
    },
    act: tapOn('[data-island="calculator"] [type="submit"]'),
  },
  { name: 'menu', path: '/', act: tapOn('header [popovertarget=menu]') },
  { name: 'question', path: '/priser', act: tapOn('main summary') },
  {
    name: 'search letter',
    path: '/artikler',
    async before(page) {
      await tapOn(searchField)(page);
      await page.keyboard.type('se');
    },
    act: (page) => page.keyboard.press('o'),
  },
];

/** Opens the page of a tap and does what goes before it, until nothing moves any more. */
export async function prepareTap(page: Page, { before }: Tap, url: string): Promise<void> {
  await page.goto(url);
  await before?.(page);
  await page.waitForTimeout(2500);
}

/** Does something and returns how many elements the browser has restyled a second later. */
export async function restyledElements(page: Page, act: Tap['act']): Promise<number> {
  const passes = await timeline(page, async () => {
    await act(page);
    await page.waitForTimeout(1000);
  });
  return passes
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/** An entry of the browser's own timeline; `dur` in microseconds. */
type Pass = {
  readonly name: string;
  readonly dur?: number;
  readonly args: { readonly elementCount?: number };
};

/** Returns what the browser did during something. */
export async function timeline(page: Page, during: () => Promise<unknown>): Promise<readonly Pass[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await during();
  return (JSON.parse(`${await browser?.stopTracing()}`) as { traceEvents: readonly Pass[] }).traceEvents;
}
