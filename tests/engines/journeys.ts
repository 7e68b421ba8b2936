// Each `assert.ok` needs a message: Node would parse this file for one, which takes minutes.
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { hasOffer } from '#src/site/has-offer.ts';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import { priceGuide } from '#src/site/price-guide.ts';
import { articlesBySections, longestArticle } from '../fixtures/built-articles.ts';
import type { Visitor } from './visitor.ts';

export type Width = 390 | 1280;

export type JourneyContext = {
  readonly width: Width;
  /** Unique to this journey's engine and width, so that its leads can be found among those of parallel runs. */
  readonly email: string;
  /** Returns the stored lead that contains the text. */
  readonly lead: (text: string) => Promise<Record<string, unknown>>;
  /** Origin of a host that serves the same site without redirects. */
  readonly hostWithoutRedirects: string;
};

export type Journey = {
  readonly name: string;
  readonly run: (visitor: Visitor, context: JourneyContext) => Promise<void>;
  readonly onlyWidth?: Width;
  /** Engines that behave differently by design and skip the journey, each with its difference. */
  readonly knownDifferences?: Readonly<Record<string, string>>;
  /** Errors that do not fail the journey. */
  readonly allowedErrors?: RegExp;
};

/** Waits until the element is `expected` px below the top of the viewport, within `tolerance` px. */
const waitForTop = (visitor: Visitor, id: string, expected: number, tolerance: number): Promise<void> =>
  visitor.waitFor(
    `#${id} is at ${expected} px`,
    (target, position, deviation) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
      return Math.abs(top - position) <= deviation || top;
    },
    id,
    expected,
    tolerance,
  );

function assertScrollPosition(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) <= 2, `scroll position ${actual}, expected ${expected}`);
}

/** Opens a page and waits for its script and for the styles and content below the fold. */
async function gotoFully(visitor: Visitor, address: string): Promise<void> {
  await visitor.goto(address);
  await visitor.waitFor(
    'the page is complete',
    () => 'script' in document.documentElement.dataset && !document.querySelector('[data-wait]'),
  );
}

async function lastCase(visitor: Visitor): Promise<string> {
  await visitor.goto('/cases');
  return (await visitor.evaluate(() => [...document.querySelectorAll('main li[id]')].at(-1)?.id)) ?? '';
}

/** Returns the words that are broken across lines other than at a hyphen. Runs in the page. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // WebKit has a rectangle without width where a line ends at the hyphen before the word.
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = rects.map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(word);
    }
  }
  return broken;
}

async function reloadKeepsPosition(visitor: Visitor, address: string): Promise<void> {
  await gotoFully(visitor, address);
  await wait(300);
  // Any input stops the smooth scroll to the section in the hash.
  await visitor.press('Escape');
  await visitor.scrollTo(2500);
  await visitor.reload();
  await wait(700);
  assertScrollPosition(await visitor.waitForScrollEnd(), 2500);
}

/** Asserts that nothing is filled in or chosen, and that nothing is kept for a later visit. */
async function expectEmptyForm(visitor: Visitor, island: string): Promise<void> {
  const found = await visitor.evaluate((name) => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      `[data-island=${name}] :is(input:checked, input:not([type=radio]), textarea)`,
    );
    return [...[...fields].map(({ value }) => value).filter(Boolean), ...Object.values(sessionStorage)];
  }, island);
  assert.deepEqual(found, []);
}

/** Goes to /cases, calls a function in that page and goes back to the first page in the back/forward cache. */
async function leaveAndComeBack(visitor: Visitor, runElsewhere: () => void): Promise<void> {
  const path = await visitor.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    return location.pathname;
  });
  await visitor.evaluate(() => {
    location.href = '/cases';
  });
  await visitor.waitForUrl('/cases');
  await visitor.sees('heading', /Arbejde/, 'main');
  await visitor.evaluate(runElsewhere);
  await visitor.back();
  await visitor.waitForUrl(path);
  await visitor.waitFor(
    'the page comes from the back/forward cache',
    () => 'persisted' in window && window.persisted,
  );
}

/** The most common visitor journeys, run in every engine. */
export const journeys: readonly Journey[] = [
  {
    name: 'the menu opens, links to a service and is closed on its page',
    onlyWidth: 390,
    async run(visitor) {
      await visitor.goto('/');
      await visitor.click('button', 'Menu');
      await visitor.sees('dialog', /./);
      await visitor.click('summary', 'Tjenester', '#menu');
      await visitor.click('link', 'SEO', '#menu');
      await visitor.waitForUrl('/seo');
      await visitor.doesNotSee('dialog', /./);
      await visitor.back();
      await visitor.waitForUrl('/');
      await visitor.doesNotSee('dialog', /./);
      assert.equal(await visitor.evaluate(() => document.querySelector('main')?.closest('[inert]')), null);
    },
  },
  {
    name: 'Escape closes the menu and returns focus to its button',
    onlyWidth: 390,
    async run(visitor) {
      await visitor.goto('/omos');
      await visitor.click('button', 'Menu');
      await visitor.sees('dialog', /./);
      await visitor.press('Escape');
      await visitor.doesNotSee('dialog', /./);
      await visitor.waitFor('focus is on the menu button', () =>
        document.activeElement?.matches('[popovertarget=menu]'),
      );
    },
  },
  {
    name: 'the services list in the header opens, links to a page and closes with Escape',
    onlyWidth: 1280,
    async run(visitor) {
      await visitor.goto('/');
      await visitor.click('button', 'Vis tjenester');
      await visitor.sees('link', /^SEO/, 'header');
      await visitor.press('Escape');
      await visitor.waitFor(
        'the list is closed',
        () => document.querySelector('header [aria-expanded]')?.getAttribute('aria-expanded') === 'false',
      );
      await visitor.goto('/');
      await visitor.click('button', 'Vis tjenester');
      await visitor.click('link', /^SEO/, 'header');
      await visitor.waitForUrl('/seo');
    },
  },
  {
    name: 'the notification bar appears without layout shift and stays closed after closing',
    async run(visitor) {
      // Without an offer there is none.
      if (!hasOffer) return;
      const headerTop = () =>
        visitor.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top);
      await visitor.goto('/');
      const before = await headerTop();
      await visitor.sees('button', 'Luk tilbud');
      assert.equal(await headerTop(), before);
      await visitor.click('button', 'Luk tilbud');
      await visitor.doesNotSee('button', 'Luk tilbud');
      await visitor.waitFor(
        'the header is back at the top',
        () => document.querySelector('header')?.getBoundingClientRect().top === 0,
      );
      await visitor.goto('/priser');
      assert.equal(await headerTop(), 0);
    },
  },
  {
    name: 'questions open one at a time',
    async run(visitor) {
      await visitor.goto('/');
      const open = () =>
        [...document.querySelectorAll<HTMLDetailsElement>('main details')]
          .flatMap((one, index) => (one.open ? [index] : []))
          .join();
      const questions = await visitor.evaluate(() =>
        [...document.querySelectorAll('main details summary')].map(({ textContent }) => textContent.trim()),
      );
      for (const index of [0, 2]) {
        await visitor.click('summary', questions[index] ?? '', 'main');
        assert.equal(await visitor.evaluate(open), `${index}`);
      }
      await visitor.waitFor('the answer is expanded', () => {
        const answer = document.querySelector('main details[open] summary + *');
        return (answer?.getBoundingClientRect().height ?? 0) > 30;
      });
    },
  },
  {
    name: 'article: the contents list scrolls to a section, the progress bar and the current entry follow',
    async run(visitor, { width }) {
      const { path, sections } = longestArticle();
      const section = sections[7] ?? { id: '', name: '' };
      await visitor.goto(path);
      const progress = () =>
        visitor.evaluate(() => document.querySelector('[role=progressbar]')?.ariaValueNow);
      assert.equal(await progress(), '0');
      if (width === 390) await visitor.click('button', 'Indhold');
      await visitor.click('link', section.name, 'nav');
      await visitor.waitForScrollEnd();
      // Each article states its own distance, some below the header.
      const distance = await visitor.evaluate(() => {
        const { offset, belowHeader } =
          document.querySelector<HTMLElement>('main [data-offset]')?.dataset ?? {};
        const header = document.querySelector('header')?.offsetHeight ?? 0;
        return Number(offset) + (belowHeader ? header : 0);
      });
      await waitForTop(visitor, section.id, distance, 2);
      const shown = Number(await progress());
      assert.ok(shown > 20, `the progress bar shows ${shown} %`);
      await visitor.waitFor(
        'the entry is current',
        (id) => document.querySelector('nav [aria-current=location]')?.getAttribute('href') === `#${id}`,
        section.id,
      );
      await visitor.waitForUrl(`${path}#${section.id}`);
      await visitor.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await visitor.waitFor(
        'progress is 100 %',
        () => document.querySelector('[role=progressbar]')?.ariaValueNow === '100',
      );
    },
  },
  {
    name: 'styles that an engine may not support are applied: strikethrough, list dashes, unbroken words',
    onlyWidth: 390,
    async run(visitor) {
      await gotoFully(visitor, '/omos');
      assert.equal(
        await visitor.evaluate(() => {
          const struck = document.querySelector('main s');
          return struck && getComputedStyle(struck).textDecorationLine;
        }),
        'line-through',
      );
      const withList = articlesBySections().find(({ hasList }) => hasList);
      if (withList) {
        await gotoFully(visitor, withList.path);
        assert.ok(
          await visitor.evaluate(() =>
            [...document.querySelectorAll('.prose > ul')].every((list) =>
              getComputedStyle(list).listStyleType.includes('–'),
            ),
          ),
          'lists have dashes',
        );
      }
      await gotoFully(visitor, '/');
      assert.deepEqual(await visitor.evaluate(brokenWords), []);
    },
  },
  {
    name: 'search finds an article, opens it, and restores the query after going back',
    async run(visitor) {
      await visitor.goto('/artikler');
      await visitor.fill('Find en artikel', 'hjemmeside', 'searchbox');
      await visitor.sees('status', /hjemmeside/);
      await visitor.click('link', /./, '[role=search] li, search li');
      await visitor.waitFor('is in an article', () => /^\/artikler\/./.test(location.pathname));
      await visitor.sees('heading', /./, 'main');
      await visitor.back();
      await visitor.waitFor('is back at the search', () => location.pathname === '/artikler');
      await visitor.waitFor(
        'the query is restored',
        () => document.querySelector<HTMLInputElement>('input[type=search]')?.value === 'hjemmeside',
      );
      await visitor.sees('status', /hjemmeside/);
    },
  },
  {
    name: 'search by keyboard: moves through both groups, opens the section of a result and returns to the list',
    async run(visitor) {
      await visitor.goto('/artikler');
      await visitor.fill('Find en artikel', 'gratis', 'searchbox');
      await visitor.sees('heading', 'Andre steder på hjemmesiden', 'search');
      const group = () =>
        visitor.evaluate(() =>
          document.activeElement?.closest('section')?.querySelector('h2')?.textContent.trim(),
        );
      const groups: unknown[] = [];
      const results = await visitor.evaluate(() => document.querySelectorAll('search ol a').length);
      for (let index = 0; index < results; index += 1) {
        await visitor.press('ArrowDown');
        groups.push(await group());
      }
      assert.deepEqual([...new Set(groups)], ['I teksten', 'Andre steder på hjemmesiden']);
      while ((await group()) !== 'I teksten') await visitor.press('ArrowUp');
      const address = await visitor.evaluate(() => (document.activeElement as HTMLAnchorElement).href);
      await visitor.press('Enter');
      await visitor.waitFor('is at the section', (expected) => location.href === expected, address);
      await visitor.waitForScrollEnd();
      await waitForTop(visitor, address.split('#')[1] ?? '', 120, 60);
      await visitor.back();
      await visitor.waitForUrl('/artikler?q=gratis');
      await visitor.waitFor(
        'the query is restored',
        () => document.querySelector<HTMLInputElement>('input[type=search]')?.value === 'gratis',
      );
      await visitor.sees('heading', 'Andre steder på hjemmesiden', 'search');
    },
  },
  {
    name: 'the calculator leads from a size to a stored quote request',
    async run(visitor, { email, lead }) {
      await visitor.goto('/priser#prisudregner');
      await visitor.waitForIsland('calculator');
      // Any input stops the smooth scroll to the section.
      await visitor.press('Escape');
      for (const choice of [/^Mellem/, /^Ja/, /^Standard SEO/]) {
        await visitor.click('radio', choice);
        await visitor.click('button', 'Næste');
      }
      await visitor.sees('heading', /Dit tilbud$/);
      await visitor.click('button', 'Næste');
      await visitor.fill(/^Navn/, 'Åse Ørsted');
      await visitor.fill(/^Email/, email);
      await visitor.fill(/^Telefon/, '00 00 00 01');
      await visitor.click('button', 'Send og få tilbud');
      await visitor.sees('heading', 'Tak for din henvendelse!');
      const sent = await lead(email);
      assert.equal(sent.name, 'Åse Ørsted');
      assert.equal(sent.selectedSize, 'mellem');
      await visitor.waitForUrl('/priser');
      await visitor.reload();
      await visitor.waitForIsland('calculator');
      await expectEmptyForm(visitor, 'calculator');
    },
  },
  {
    name: 'the contact form shows errors, then stores a message',
    async run(visitor, { email, lead }) {
      await visitor.goto('/kontakt#kontakt-form');
      await visitor.waitForIsland('contact');
      // Any input stops the smooth scroll to the section.
      await visitor.press('Escape');
      await visitor.click('button', 'Send besked');
      for (const error of ['Navn er påkrævet', 'Email er påkrævet', 'Besked er påkrævet']) {
        await visitor.sees('link', error, 'main');
      }
      await visitor.click('link', 'Navn er påkrævet', 'main');
      await visitor.fill(/^Navn/, 'Åse Ørsted');
      await visitor.fill(/^Email/, `besked-${email}`);
      await visitor.fill(/^Besked/, 'Vi skal bruge en ny hjemmeside.');
      await visitor.reload();
      await visitor.waitForIsland('contact');
      await visitor.waitFor(
        'the typed text is restored',
        () =>
          document.querySelector<HTMLTextAreaElement>('textarea')?.value ===
          'Vi skal bruge en ny hjemmeside.',
      );
      await visitor.click('button', 'Send besked');
      await visitor.sees('heading', 'Tak for din besked!');
      const sent = await lead(`besked-${email}`);
      assert.equal(sent.message, 'Vi skal bruge en ny hjemmeside.');
      await visitor.reload();
      await visitor.waitForIsland('contact');
      await expectEmptyForm(visitor, 'contact');
    },
  },
  {
    name: 'going back restores the scroll position',
    async run(visitor) {
      await visitor.goto('/artikler');
      await visitor.sees('link', /\w/, 'main article');
      await visitor.scrollTo(900);
      const left = await visitor.waitForScrollEnd();
      // A link inside the viewport, so that clicking it does not scroll.
      const address = await visitor.evaluate(() => {
        const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/artikler/"]');
        const link = [...links].find((each) => {
          const { top } = each.getBoundingClientRect();
          return top > 0 && top < innerHeight;
        });
        link?.click();
        return link?.pathname ?? '';
      });
      await visitor.waitForUrl(address);
      await visitor.sees('heading', /./, 'main');
      await visitor.back();
      await visitor.waitForUrl('/artikler');
      assertScrollPosition(await visitor.waitForScrollEnd(), left);
    },
  },
  {
    name: 'a page restored from the back/forward cache has its menu closed and is interactive',
    onlyWidth: 390,
    async run(visitor) {
      await visitor.goto('/omos');
      await visitor.click('button', 'Menu');
      await visitor.sees('dialog', /./);
      await leaveAndComeBack(visitor, () => {});
      await visitor.doesNotSee('dialog', /./);
      assert.equal(await visitor.evaluate(() => document.querySelector('main')?.closest('[inert]')), null);
    },
  },
  {
    name: 'a page restored from the back/forward cache has no notification bar if it was closed on another page',
    onlyWidth: 390,
    knownDifferences: { Firefox: 'a page in its back/forward cache keeps its old session storage' },
    async run(visitor) {
      await visitor.goto('/omos');
      await visitor.waitFor('the script has started', () => 'script' in document.documentElement.dataset);
      await leaveAndComeBack(visitor, () => sessionStorage.setItem('notifikation-lukket', '1'));
      await visitor.waitFor('the bar is closed', () => document.documentElement.dataset.bar === 'closed');
    },
  },
  {
    name: 'a reload keeps the scroll position',
    run: (visitor) => reloadKeepsPosition(visitor, longestArticle().path),
  },
  {
    name: 'a reload keeps the scroll position when the URL has a hash',
    knownDifferences: { WebKitGTK: 'it scrolls to the hash on reload' },
    run(visitor) {
      const { path, sectionId } = longestArticle();
      return reloadKeepsPosition(visitor, `${path}#${sectionId(4)}`);
    },
  },
  {
    name: 'a URL with a hash scrolls to its section, and going back restores the later scroll position',
    async run(visitor) {
      await visitor.goto('/priser#prisudregner');
      await waitForTop(visitor, 'prisudregner', 100, 5);
      // Any input stops the smooth scroll.
      await visitor.press('Escape');
      // Until the layout is stable, WebKit scrolls back to the hash unless the user has scrolled by wheel or touch.
      let stable = 0;
      while (stable < 5) {
        await visitor.scrollTo(700);
        stable = (await visitor.waitForScrollEnd()) === 700 ? stable + 1 : 0;
      }
      await visitor.evaluate(() => {
        location.href = '/omos';
      });
      await visitor.waitForUrl('/omos');
      await visitor.sees('heading', /./, 'main');
      await visitor.back();
      await visitor.waitForUrl('/priser#prisudregner');
      await wait(700);
      assertScrollPosition(await visitor.waitForScrollEnd(), 700);
    },
  },
  {
    name: 'a package’s button scrolls to the calculator on the same page, and Back scrolls up again',
    async run(visitor) {
      await visitor.goto('/priser?utm_source=ad');
      await visitor.click('link', 'Regn videre med Stor', 'main');
      await visitor.sees('heading', /^Trin 2 af 5/, 'main');
      await visitor.waitForScrollEnd();
      await waitForTop(visitor, 'prisudregner', 100, 5);
      await visitor.back();
      await visitor.waitForUrl('/priser?utm_source=ad');
      await visitor.waitForScrollEnd();
      const top = await visitor.evaluate(
        () => document.getElementById('prisudregner')?.getBoundingClientRect().top ?? 0,
      );
      assert.ok(top > 300, `the calculator is ${top} px below the window's upper edge`);
    },
  },
  {
    name: 'a former URL redirects to the new page and keeps the query',
    async run(visitor) {
      await visitor.goto('/about?x=1');
      await visitor.waitForUrl('/omos?x=1');
      await visitor.sees('heading', /./, 'main');
    },
  },
  {
    name: 'a former URL redirects by script on a host without redirects',
    allowedErrors: /404/,
    async run(visitor, { hostWithoutRedirects }) {
      await visitor.goto(`${hostWithoutRedirects}/about?x=1#her`);
      await visitor.waitFor(
        'is at the new URL',
        (expected) => location.href === expected || location.href,
        `${hostWithoutRedirects}/omos?x=1#her`,
      );
      await visitor.waitFor(
        'the 404 page is replaced',
        () => document.querySelector('[data-not-found]') === null,
      );
      assert.equal(
        await visitor.evaluate(() => JSON.stringify(history.state)),
        '{"from":"/about","type":301}',
      );
      assert.equal(await visitor.evaluate(() => document.querySelector('meta[name=robots]') === null), true);
    },
  },
  {
    name: 'an address of another site in the path does not leave this site',
    onlyWidth: 390,
    allowedErrors: /404/,
    async run(visitor, { hostWithoutRedirects }) {
      await visitor.goto(`${hostWithoutRedirects}//Evil.example/login?x=1`);
      await visitor.waitFor(
        'is at the 404 page of this site',
        (expected) => location.href === expected || location.href,
        `${hostWithoutRedirects}/evil.example/login?x=1`,
      );
      await visitor.sees('heading', 'Uden for søkortet');
    },
  },
  {
    name: 'the 404 page has a search that leads to the articles',
    allowedErrors: /404/,
    async run(visitor) {
      await visitor.goto('/findes-ikke');
      await visitor.sees('heading', 'Uden for søkortet');
      await visitor.fill('Søg i artikler', 'pris', 'searchbox');
      await visitor.press('Enter');
      await visitor.waitForUrl('/artikler?q=pris');
      await visitor.sees('status', /pris/);
    },
  },
  {
    name: 'an address with a hash opens at its section, and stays there when the header gets the focus',
    async run(visitor) {
      const article = longestArticle();
      for (const [path, id] of [
        ['/tjenester', 'seo'],
        ['/cases', await lastCase(visitor)],
        [article.path, article.sectionId(4)],
      ] as const) {
        await gotoFully(visitor, `${path}#${id}`);
        await waitForTop(visitor, id, 100, 2);
      }
      const before = await visitor.waitForScrollEnd();
      await visitor.evaluate(() => {
        for (const control of document.querySelectorAll<HTMLElement>(
          'header:has([data-burger]) :is(a, button)',
        ))
          control.focus();
      });
      assert.equal(await visitor.waitForScrollEnd(), before);
    },
  },
  {
    name: 'the price tables are readable: no cell overlaps another',
    async run(visitor) {
      await visitor.goto('/priser');
      const faults = await visitor.evaluate(() => {
        const found: string[] = [];
        for (const table of document.querySelectorAll('main table')) {
          if (!table.checkVisibility()) continue;
          const cells = [...table.querySelectorAll<HTMLElement>('th, td')].filter(
            (cell) => cell.getBoundingClientRect().width > 1 && cell.checkVisibility(),
          );
          const boxes = cells.map((cell) => {
            // The content of a cell may be larger than the cell.
            const range = document.createRange();
            range.selectNodeContents(cell);
            return [cell.getBoundingClientRect(), range.getBoundingClientRect()] as const;
          });
          for (const [index, [, text]] of boxes.entries()) {
            for (const [other, [box]] of boxes.entries()) {
              if (index === other || text.width === 0) continue;
              const width = Math.min(text.right, box.right) - Math.max(text.left, box.left);
              const height = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top);
              if (width > 2 && height > 2)
                found.push(`${cells[index]?.textContent} on ${cells[other]?.textContent}`);
            }
          }
          if (cells.length < 6) found.push(`a table of ${cells.length} cells`);
        }
        if (!document.querySelector('main table')) found.push('no table');
        return found.slice(0, 5);
      });
      assert.deepEqual(faults, []);
    },
  },
  {
    name: 'no page scrolls horizontally',
    async run(visitor) {
      const paths = [...Object.values(pages), ...legalLinks, priceGuide].map(({ path }) => path);
      paths.push(longestArticle().path);
      const wide: string[] = [];
      for (const path of paths) {
        await gotoFully(visitor, path);
        const over = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) wide.push(`${path}: ${over} px`);
      }
      assert.deepEqual(wide, []);
    },
  },
];
