import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { seo, websites } from '#src/site/packages.ts';
import { pageKinds } from '../browser/page-kinds.ts';
import { longestArticle } from '../build/longest-article.ts';
import type { Visitor } from './visitor.ts';

type Journey = {
  readonly name: string;
  /** `leads` is the folder in which the webhook stores what forms send. */
  readonly run: (visitor: Visitor, leads: string) => Promise<void>;
};

/** Returns the last lead in a file of the local webhook, a lead a line. */
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

/** What engines do differently: popovers, history and its cache, scrolling, forms. Run in every engine. */
export const journeys: readonly Journey[] = [
  {
    name: 'the menu returns the focus on Escape, and a page from the back/forward cache has it closed',
    async run(visitor) {
      await visitor.goto('/omos');
      await visitor.click('header button', 'Menu');
      await visitor.sees('#menu').toBe(true);
      await visitor.pressEscape();
      await visitor.sees('#menu').toBe(false);
      await visitor.eventually(() => document.activeElement?.matches('[popovertarget=menu]')).toBe(true);
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
    },
  },
  {
    name: 'the contents list of an article scrolls to a section, and the progress bar follows',
    async run(visitor) {
      const { path, middleSection: section } = longestArticle();
      await openFully(visitor, path);
      await visitor.click('button', 'Indhold');
      await visitor.click('#indholdsliste a', section.name);
      await visitor.isAt(`${path}#${section.id}`);
      await standsAtTop(visitor, section.id);
      await visitor
        .eventually(() => Number(document.querySelector('[role=progressbar]')?.ariaValueNow))
        .toBeGreaterThan(10);
    },
  },
  {
    name: 'the search finds articles, and the query is restored after going back',
    async run(visitor) {
      await visitor.goto('/artikler');
      await visitor.fill('Find en artikel', 'gratis');
      await visitor.click('search ol a');
      await visitor.eventually(() => location.pathname).toMatch('/artikler/');
      await visitor.back();
      await visitor.isAt('/artikler?q=gratis');
      await visitor.sees('search ol a').toBe(true);
    },
  },
  {
    name: 'the calculator leads from a package to a stored quote request, and a reload shows it empty',
    async run(visitor, leads) {
      await openFully(visitor, '/priser');
      await visitor.click('main a', `Regn videre med ${websites.mellem.name}`);
      await visitor.sees('h3', 'Trin 2').toBe(true);
      await standsAtTop(visitor, 'prisudregner');
      for (const choice of ['Ja', seo.standard.name]) {
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
      await visitor.sees('[data-island=calculator]:not([data-when])').toBe(true);
      expect(await visitor.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Åse');
    },
  },
  {
    name: 'the contact form shows errors, keeps what was typed over a reload, and stores a message',
    async run(visitor, leads) {
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
      await visitor.sees('h3', 'Tak for din besked!').toBe(true);
      expect(lastLead(join(leads, 'kontakt.ndjson'))).toMatchObject({ name: 'Åse Ørsted', message });
    },
  },
  {
    name: 'an address with a hash opens at its section; a reload and going back restore the scroll position',
    async run(visitor) {
      const { path, middleSection } = longestArticle();
      for (const [page, id] of [
        [path, middleSection.id],
        ['/priser', 'prisudregner'],
      ] as const) {
        await openFully(visitor, `${page}#${id}`);
        await standsAtTop(visitor, id);
      }
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
    name: 'no page scrolls horizontally',
    async run(visitor) {
      for (const path of pageKinds) {
        await openFully(visitor, path);
        const over = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(over, path).toBeLessThanOrEqual(0);
      }
    },
  },
];
