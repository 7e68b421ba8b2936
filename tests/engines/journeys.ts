import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import { builtArticles } from '../build/built-site.ts';
import { longestArticle } from '../fixtures/built-articles.ts';
import type { Visitor } from './visitor.ts';

export type Width = 390 | 1280;

export type Journey = {
  readonly name: string;
  readonly onlyWidth?: Width;
  /** `leads` is the folder in which the webhook stores what forms send. */
  readonly run: (visitor: Visitor, leads: string) => Promise<void>;
};

/** Returns the last lead that the webhook stored. */
function lastLead(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '');
}

/** Asserts that an element comes to stand just below the top of the viewport. */
const standsAtTop = (visitor: Visitor, id: string) =>
  visitor
    .eventually((target) => document.getElementById(target)?.getBoundingClientRect().top, id)
    .toSatisfy((top: number) => Math.abs(top - 100) < 60);

/** Opens a page and waits for its script. */
async function openFully(visitor: Visitor, path: string): Promise<void> {
  await visitor.goto(path);
  await visitor.eventually(() => 'script' in document.documentElement.dataset).toBe(true);
}

/** Opens the page of an island at it and waits until it is hydrated. */
async function openIsland(visitor: Visitor, path: string): Promise<void> {
  await visitor.goto(path);
  await visitor.sees('main [data-island][data-ready]').toBe(true);
  // Any input stops the smooth scroll to the section.
  await visitor.press('Escape');
}

/** Leaves the page as by a link, without a click that would scroll. */
async function leaveFor(visitor: Visitor, path: string): Promise<void> {
  await visitor.evaluate((to) => {
    location.href = to;
  }, path);
  await visitor.isAt(path);
  await visitor.sees('h1').toBe(true);
}

async function expectScrollPosition(visitor: Visitor, expected: number): Promise<void> {
  expect(Math.abs((await visitor.scrollEnd()) - expected)).toBeLessThanOrEqual(2);
}

/** What engines do differently: popovers, details, tables, history and scrolling, forms. Run in every engine. */
export const journeys: readonly Journey[] = [
  {
    name: 'the menu returns the focus on Escape, links to a service and is closed there',
    onlyWidth: 390,
    async run(visitor) {
      await visitor.goto('/');
      await visitor.click('header button', 'Menu');
      await visitor.sees('#menu').toBe(true);
      await visitor.press('Escape');
      await visitor.sees('#menu').toBe(false);
      await visitor.eventually(() => document.activeElement?.matches('[popovertarget=menu]')).toBe(true);
      await visitor.click('header button', 'Menu');
      await visitor.click('#menu summary', 'Tjenester');
      await visitor.click('#menu a[href="/seo"]');
      await visitor.isAt('/seo');
      await visitor.sees('#menu').toBe(false);
    },
  },
  {
    name: 'a page from the back/forward cache has its menu closed',
    onlyWidth: 390,
    async run(visitor) {
      await visitor.goto('/omos');
      await visitor.click('header button', 'Menu');
      await visitor.sees('#menu').toBe(true);
      await visitor.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await leaveFor(visitor, '/cases');
      await visitor.back();
      await visitor.isAt('/omos');
      await visitor.eventually(() => 'persisted' in window && window.persisted).toBe(true);
      await visitor.sees('#menu').toBe(false);
      await visitor.eventually(() => Boolean(document.querySelector('main')?.closest('[inert]'))).toBe(false);
    },
  },
  {
    name: 'the services list in the header closes with Escape and links to a page',
    onlyWidth: 1280,
    async run(visitor) {
      await visitor.goto('/');
      await visitor.click('[data-dropdown] button');
      await visitor.sees('header a[href="/seo"]').toBe(true);
      await visitor.press('Escape');
      await visitor
        .eventually(() => document.querySelector('[data-dropdown] button')?.getAttribute('aria-expanded'))
        .toBe('false');
      await visitor.goto('/');
      await visitor.click('[data-dropdown] button');
      await visitor.click('header a[href="/seo"]');
      await visitor.isAt('/seo');
    },
  },
  {
    name: 'questions open one at a time',
    async run(visitor) {
      await visitor.goto('/');
      const names = await visitor.evaluate(() =>
        [...document.querySelectorAll('main details summary')].map(({ textContent }) => textContent),
      );
      for (const name of names.slice(0, 2)) {
        await visitor.click('main summary', name);
        await visitor
          .eventually(() => document.querySelector('main details[open] summary + *')?.clientHeight ?? 0)
          .toBeGreaterThan(30);
        const open = await visitor.evaluate(() =>
          [...document.querySelectorAll('main details[open] > summary')].map(
            ({ textContent }) => textContent,
          ),
        );
        expect(open).toEqual([name]);
      }
    },
  },
  {
    name: 'the contents list of an article scrolls to a section, and the progress bar follows',
    async run(visitor) {
      const { path, middleSection: section } = longestArticle();
      await openFully(visitor, path);
      if (!(await visitor.evaluate(() => document.querySelector('[data-toc]')?.checkVisibility())))
        await visitor.click('button', 'Indhold');
      await visitor.click('[data-toc] a', section.name);
      await visitor.isAt(`${path}#${section.id}`);
      await standsAtTop(visitor, section.id);
      await visitor
        .eventually(() => Number(document.querySelector('[role=progressbar]')?.ariaValueNow))
        .toBeGreaterThan(10);
    },
  },
  {
    name: 'search leads by keyboard to a result, and the query is restored after going back',
    async run(visitor) {
      await visitor.goto('/artikler');
      await visitor.fill('Find en artikel', 'gratis');
      await visitor.sees('search ol a').toBe(true);
      const address = await visitor.evaluate(() => {
        const result = document.querySelector<HTMLAnchorElement>('search ol a');
        result?.focus();
        return result?.href;
      });
      await visitor.press('Enter');
      await visitor.eventually(() => location.href).toBe(address);
      await visitor.back();
      await visitor.isAt('/artikler?q=gratis');
      await visitor
        .eventually(() => document.querySelector<HTMLInputElement>('input[type=search]')?.value)
        .toBe('gratis');
      await visitor.sees('search ol a').toBe(true);
    },
  },
  {
    name: 'the calculator leads from a size to a stored quote request, and a reload shows it empty',
    async run(visitor, leads) {
      await openIsland(visitor, '/priser#prisudregner');
      for (const choice of ['Mellem', 'Ja', 'Standard SEO']) {
        await visitor.click('[data-island=calculator] label', choice);
        await visitor.click('button', 'Næste');
      }
      await visitor.click('button', 'Få det præcise tilbud');
      await visitor.fill('Navn', 'Åse Ørsted');
      await visitor.fill('Email', 'aase@firma.dk');
      await visitor.fill('Telefon', '00 00 00 01');
      await visitor.click('button', 'Send og få tilbud');
      await visitor.sees('h3', 'Tak for din henvendelse!').toBe(true);
      expect(lastLead(join(leads, 'tilbud.ndjson'))).toMatchObject({
        name: 'Åse Ørsted',
        selectedSize: 'mellem',
      });
      await visitor.reload();
      await visitor.sees('[data-island=calculator][data-ready]').toBe(true);
      expect(await visitor.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Åse');
    },
  },
  {
    name: 'the contact form shows errors, keeps what was typed over a reload, and stores a message',
    async run(visitor, leads) {
      const message = 'Vi skal bruge en ny hjemmeside.';
      await openIsland(visitor, '/kontakt#kontakt-form');
      await visitor.click('button', 'Send besked');
      await visitor.click('main a', 'Navn er påkrævet');
      await visitor.eventually(() => document.activeElement?.getAttribute('name')).toBe('name');
      await visitor.type('Åse Ørsted');
      await visitor.fill('Email', 'aase@firma.dk');
      await visitor.fill('Besked', message);
      await visitor.reload();
      await visitor.eventually(() => document.querySelector('textarea')?.value).toBe(message);
      await visitor.click('button', 'Send besked');
      await visitor.sees('h3', 'Tak for din besked!').toBe(true);
      expect(lastLead(join(leads, 'kontakt.ndjson'))).toMatchObject({ name: 'Åse Ørsted', message });
      await visitor.reload();
      await visitor.eventually(() => document.querySelector('textarea')?.value).toBe('');
    },
  },
  {
    name: 'a message is sent once and as it was, and again with the time of the first try if no answer could be read',
    async run(visitor, leads) {
      await openIsland(visitor, '/kontakt#kontakt-form');
      await visitor.fill('Navn', 'Åse Ørsted');
      await visitor.fill('Email', 'aase@firma.dk');
      await visitor.fill('Besked', 'Vi skal bruge en ny hjemmeside.');
      await visitor.evaluate(() => {
        // The failure is logged.
        console.error = () => {};
        const { fetch } = window;
        window.fetch = async (...request) => {
          window.fetch = fetch;
          await fetch(...request);
          await new Promise((resolve) => setTimeout(resolve, 3000));
          throw new TypeError('unreadable');
        };
        const form = document.querySelector<HTMLFormElement>('[data-island=contact] form');
        for (let times = 0; times < 2; times += 1) form?.requestSubmit();
      });
      await visitor.fill('Virksomhed', 'For sent');
      await visitor.sees('[role=alert]', 'Din besked er måske allerede sendt').toBe(true);
      await visitor.click('button', 'Send besked');
      await visitor.sees('h3', 'Tak for din besked!').toBe(true);
      const lines = readFileSync(join(leads, 'kontakt.ndjson'), 'utf8').trim().split('\n');
      const [first, second] = lines.slice(-2);
      expect(second).toBe(first);
      expect(first).toContain('"company":""');
      expect(lines.filter((line) => line === first)).toHaveLength(2);
    },
  },
  {
    name: 'an address with a hash opens at its section, however much arrives above it; a reload and going back restore the scroll position',
    async run(visitor) {
      const { path, middleSection } = longestArticle();
      for (const [page, id] of [
        ['/tjenester', 'seo'],
        [path, middleSection.id],
      ] as const) {
        await openFully(visitor, `${page}#${id}`);
        await standsAtTop(visitor, id);
      }
      await openIsland(visitor, '/priser#prisudregner');
      await standsAtTop(visitor, 'prisudregner');
      // Until the layout is stable, WebKit scrolls back to the hash unless the user has scrolled by wheel or touch.
      for (let stable = 0; stable < 5; ) {
        await visitor.scrollTo(700);
        stable = (await visitor.scrollEnd()) === 700 ? stable + 1 : 0;
      }
      await leaveFor(visitor, '/omos');
      await visitor.scrollTo(900);
      await visitor.reload();
      await expectScrollPosition(visitor, 900);
      await visitor.back();
      await visitor.isAt('/priser#prisudregner');
      await expectScrollPosition(visitor, 700);
    },
  },
  {
    name: 'a package’s button scrolls to the calculator on the same page, and Back scrolls up again',
    async run(visitor) {
      await openFully(visitor, '/priser?utm_source=ad');
      await visitor.click('main a', 'Regn videre med Stor');
      await visitor.sees('h3', 'Trin 2 af 5').toBe(true);
      await standsAtTop(visitor, 'prisudregner');
      await visitor.back();
      await visitor.isAt('/priser?utm_source=ad');
      await visitor
        .eventually(() => document.getElementById('prisudregner')?.getBoundingClientRect().top)
        .toBeGreaterThan(300);
    },
  },
  {
    name: 'the tables of an article are readable: no cell overlaps another',
    async run(visitor) {
      const article = builtArticles().find((page) => page.all('table').length > 0) ?? longestArticle();
      await openFully(visitor, article.path);
      const overlaps = await visitor.evaluate(() =>
        [...document.querySelectorAll('main table')].flatMap((table) => {
          const boxes = [...table.querySelectorAll('th, td')]
            .filter((cell) => cell.checkVisibility() && cell.getBoundingClientRect().width > 1)
            .map((cell) => {
              // The content of a cell may be larger than the cell.
              const range = document.createRange();
              range.selectNodeContents(cell);
              return { cell, box: cell.getBoundingClientRect(), text: range.getBoundingClientRect() };
            });
          return boxes.flatMap(({ cell, text }) =>
            boxes
              .filter(
                (other) =>
                  other.cell !== cell &&
                  Math.min(text.right, other.box.right) - Math.max(text.left, other.box.left) > 2 &&
                  Math.min(text.bottom, other.box.bottom) - Math.max(text.top, other.box.top) > 2,
              )
              .map((other) => `${cell.textContent} on ${other.cell.textContent}`),
          );
        }),
      );
      expect(overlaps).toEqual([]);
    },
  },
  {
    name: 'no page scrolls horizontally',
    async run(visitor) {
      const paths = [...Object.values(pages), ...legalLinks, longestArticle()].map(({ path }) => path);
      for (const path of paths) {
        await openFully(visitor, path);
        const over = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(over, path).toBeLessThanOrEqual(0);
      }
    },
  },
];
