import assert from 'node:assert/strict';
import type { Visitor } from './visitor.ts';

export type Width = 390 | 1280;

export type Surroundings = {
  readonly width: Width;
  /** A name of this visitor's own, so that what is sent can be told from what others send. */
  readonly email: string;
  /** The lead on disk that holds the text. */
  readonly lead: (text: string) => Promise<Record<string, unknown>>;
  /** The same site on a host that knows no redirects. */
  readonly hostWithoutRedirects: string;
};

export type Journey = {
  readonly name: string;
  readonly go: (visitor: Visitor, surroundings: Surroundings) => Promise<void>;
  readonly only?: Width;
  /** Engines that differ by their own will, and in what. */
  readonly known?: Readonly<Record<string, string>>;
  /** Only where the engine keeps the pages that are left. */
  readonly needsPageCache?: boolean;
  /** What an engine may log on the way. */
  readonly allowed?: RegExp;
};

const guide = '/artikler/seo-guide-2025';
const missing = /404/;

/** Waits until the element stands `wanted` px below the top of the window, give or take `most`. */
const comesTo = (visitor: Visitor, id: string, wanted: number, most: number): Promise<void> =>
  visitor.until(
    `#${id} comes to ${wanted} px`,
    (target, place, near) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
      return Math.abs(top - place) <= near || top;
    },
    id,
    wanted,
    most,
  );

function near(actual: number, wanted: number, most: number, what: string): void {
  assert.ok(Math.abs(actual - wanted) <= most, `${what}: ${actual}, wanted ${wanted}`);
}

/** Visits a page and waits for its script and for what follows the first view. */
async function gotoWhole(visitor: Visitor, address: string): Promise<void> {
  await visitor.goto(address);
  await visitor.until(
    'the whole page is there',
    () => 'script' in document.documentElement.dataset && !document.querySelector('[data-wait]'),
  );
}

/** The words, hyphens apart, of which a part stands on the next line. */
function wordsOnTwoLines(): string[] {
  const parted: string[] = [];
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
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) parted.push(word);
    }
  }
  return parted;
}

async function reloadKeepsPlace(visitor: Visitor, address: string): Promise<void> {
  await gotoWhole(visitor, address);
  await new Promise((resolve) => setTimeout(resolve, 300));
  // A visit to a section glides there; whatever the visitor does ends that.
  await visitor.press('Escape');
  await visitor.scrollTo(2500);
  await visitor.reload();
  await new Promise((resolve) => setTimeout(resolve, 700));
  near(await visitor.rest(), 2500, 2, 'the place');
}

/** Follows an address to /cases, does something there, and goes back to the very page that was left. */
async function leaveAndComeBack(visitor: Visitor, onTheWay: () => void): Promise<void> {
  const left = await visitor.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    return location.pathname;
  });
  await visitor.evaluate(() => {
    location.href = '/cases';
  });
  await visitor.at('/cases');
  await visitor.sees('heading', /Arbejde/, 'main');
  await visitor.evaluate(onTheWay);
  await visitor.back();
  await visitor.at(left);
  await visitor.until('the page is the one that was left', () => 'persisted' in window && window.persisted);
}

/** What visitors do most, written once for all engines. */
export const journeys: readonly Journey[] = [
  {
    name: 'the menu opens, leads to a service and is closed there',
    only: 390,
    async go(visitor) {
      await visitor.goto('/');
      await visitor.click('button', 'Menu');
      await visitor.sees('dialog', /./);
      await visitor.click('summary', 'Tjenester', '#menu');
      await visitor.click('link', 'SEO', '#menu');
      await visitor.at('/seo');
      await visitor.misses('dialog', /./);
      await visitor.back();
      await visitor.at('/');
      await visitor.misses('dialog', /./);
      assert.equal(await visitor.evaluate(() => document.querySelector('main')?.closest('[inert]')), null);
    },
  },
  {
    name: 'Escape closes the menu and the focus is back on its button',
    only: 390,
    async go(visitor) {
      await visitor.goto('/omos');
      await visitor.click('button', 'Menu');
      await visitor.sees('dialog', /./);
      await visitor.press('Escape');
      await visitor.misses('dialog', /./);
      await visitor.until('the focus is back', () => document.activeElement?.matches('[popovertarget=menu]'));
    },
  },
  {
    name: 'the services open in the header, lead on and close by Escape',
    only: 1280,
    async go(visitor) {
      await visitor.goto('/');
      await visitor.click('button', 'Vis tjenester');
      await visitor.sees('link', /^SEO/, 'header');
      await visitor.press('Escape');
      await visitor.until(
        'the list is closed',
        () => document.querySelector('header [aria-expanded]')?.getAttribute('aria-expanded') === 'false',
      );
      await visitor.goto('/');
      await visitor.click('button', 'Vis tjenester');
      await visitor.click('link', /^SEO/, 'header');
      await visitor.at('/seo');
    },
  },
  {
    name: 'the bar arrives, moves nothing, and stays away once closed',
    async go(visitor) {
      const headerTop = () =>
        visitor.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top);
      await visitor.goto('/');
      const before = await headerTop();
      await visitor.sees('button', 'Luk tilbud');
      assert.equal(await headerTop(), before);
      await visitor.click('button', 'Luk tilbud');
      await visitor.misses('button', 'Luk tilbud');
      await visitor.until(
        'the room is given back',
        () => document.querySelector('header')?.getBoundingClientRect().top === 0,
      );
      await visitor.goto('/priser');
      assert.equal(await headerTop(), 0);
    },
  },
  {
    name: 'questions open one at a time',
    async go(visitor) {
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
      // The answer has opened, as high as its text.
      await visitor.until('the answer is seen', () => {
        const answer = document.querySelector('main details[open] summary + *');
        return (answer?.getBoundingClientRect().height ?? 0) > 30;
      });
    },
  },
  {
    name: 'an article: the contents list leads to a section, progress and mark follow',
    async go(visitor, { width }) {
      await visitor.goto(guide);
      const progress = () =>
        visitor.evaluate(() => document.querySelector('[role=progressbar]')?.ariaValueNow);
      assert.equal(await progress(), '0');
      if (width === 390) await visitor.click('button', 'Indhold');
      await visitor.click('link', /^Links:/, 'nav');
      await visitor.rest();
      await comesTo(visitor, 'link-building', 120, 40);
      assert.ok(Number(await progress()) > 20);
      await visitor.until(
        'the entry is marked',
        () =>
          document.querySelector('nav [aria-current=location]')?.getAttribute('href') === '#link-building',
      );
      await visitor.at(`${guide}#link-building`);
      await visitor.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await visitor.until(
        'all is read',
        () => document.querySelector('[role=progressbar]')?.ariaValueNow === '100',
      );
    },
  },
  {
    name: 'what an engine drops without a word is drawn: struck myths, dashes of lists, whole words',
    only: 390,
    async go(visitor) {
      await gotoWhole(visitor, '/omos');
      assert.equal(
        await visitor.evaluate(() => {
          const struck = document.querySelector('main s');
          return struck && getComputedStyle(struck).textDecorationLine;
        }),
        'line-through',
      );
      await gotoWhole(visitor, guide);
      assert.ok(
        await visitor.evaluate(() =>
          [...document.querySelectorAll('main ul')].some((list) =>
            getComputedStyle(list).listStyleType.includes('–'),
          ),
        ),
      );
      await gotoWhole(visitor, '/');
      assert.deepEqual(await visitor.evaluate(wordsOnTwoLines), []);
    },
  },
  {
    name: 'search finds, leads to the article, and stands as it was left on the way back',
    async go(visitor) {
      await visitor.goto('/artikler');
      await visitor.fill('Find en artikel', 'dubletter', 'searchbox');
      await visitor.sees('status', /dubletter/);
      await visitor.click('link', /indeks/i, '[role=search] li, search li');
      await visitor.until('is in an article', () => /^\/artikler\/./.test(location.pathname));
      await visitor.sees('heading', /./, 'main');
      await visitor.back();
      await visitor.until('is back at the search', () => location.pathname === '/artikler');
      await visitor.until(
        'the words are still there',
        () => document.querySelector<HTMLInputElement>('input[type=search]')?.value === 'dubletter',
      );
      await visitor.sees('status', /dubletter/);
    },
  },
  {
    name: 'search by keyboard: through both groups, into the section of a hit, and back to the list',
    async go(visitor) {
      await visitor.goto('/artikler');
      await visitor.fill('Find en artikel', 'gratis', 'searchbox');
      await visitor.sees('heading', 'Andre steder på siden', 'search');
      const group = () =>
        visitor.evaluate(() =>
          document.activeElement?.closest('section')?.querySelector('h2')?.textContent.trim(),
        );
      const walked: unknown[] = [];
      const hits = await visitor.evaluate(() => document.querySelectorAll('search ol a').length);
      for (let at = 0; at < hits; at += 1) {
        await visitor.press('ArrowDown');
        walked.push(await group());
      }
      assert.deepEqual([...new Set(walked)], ['I teksten', 'Andre steder på siden']);
      while ((await group()) !== 'I teksten') await visitor.press('ArrowUp');
      const address = await visitor.evaluate(() => (document.activeElement as HTMLAnchorElement).href);
      await visitor.press('Enter');
      await visitor.until('is at the section', (wanted) => location.href === wanted, address);
      await visitor.rest();
      await comesTo(visitor, address.split('#')[1] ?? '', 120, 60);
      await visitor.back();
      await visitor.at('/artikler?q=gratis');
      await visitor.until(
        'the query is still there',
        () => document.querySelector<HTMLInputElement>('input[type=search]')?.value === 'gratis',
      );
      await visitor.sees('heading', 'Andre steder på siden', 'search');
    },
  },
  {
    name: 'the calculator, from a size to an offer that is on disk',
    async go(visitor, { email, lead }) {
      await visitor.goto('/priser#prisudregner');
      await visitor.ready('calculator');
      // Whatever the visitor does ends the glide to the section.
      await visitor.press('Escape');
      for (const choice of [/^Mellem/, /^Ja/, /^Standard SEO/]) {
        await visitor.click('radio', choice);
        await visitor.click('button', 'Næste');
      }
      await visitor.sees('heading', /Dit tilbud$/);
      await visitor.click('button', 'Næste');
      await visitor.fill(/^Navn/, 'Åse Ørsted');
      await visitor.fill(/^Email/, email);
      await visitor.fill(/^Telefon/, '87 65 43 21');
      await visitor.click('button', 'Send og få tilbud');
      await visitor.sees('heading', 'Tak for din henvendelse!');
      const sent = await lead(email);
      assert.equal(sent.name, 'Åse Ørsted');
      assert.equal(sent.selectedSize, 'mellem');
    },
  },
  {
    name: 'the contact form: errors first, then a message that is on disk',
    async go(visitor, { email, lead }) {
      await visitor.goto('/kontakt#kontakt-form');
      await visitor.ready('contact');
      // Whatever the visitor does ends the glide to the section.
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
      await visitor.ready('contact');
      await visitor.until(
        'what was typed is still there',
        () =>
          document.querySelector<HTMLTextAreaElement>('textarea')?.value ===
          'Vi skal bruge en ny hjemmeside.',
      );
      await visitor.click('button', 'Send besked');
      await visitor.sees('heading', 'Tak for din besked!');
      const sent = await lead(`besked-${email}`);
      assert.equal(sent.message, 'Vi skal bruge en ny hjemmeside.');
    },
  },
  {
    name: 'back and forth between pages keeps the place',
    async go(visitor) {
      await visitor.goto('/artikler');
      await visitor.sees('link', /Designsystem/, 'main');
      await visitor.scrollTo(900);
      const left = await visitor.rest();
      // A link that is in view, so that pressing it moves nothing.
      const address = await visitor.evaluate(() => {
        const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/artikler/"]');
        const link = [...links].find((each) => {
          const { top } = each.getBoundingClientRect();
          return top > 0 && top < innerHeight;
        });
        link?.click();
        return link?.pathname ?? '';
      });
      await visitor.at(address);
      await visitor.sees('heading', /./, 'main');
      await visitor.back();
      await visitor.at('/artikler');
      near(await visitor.rest(), left, 2, 'the place');
    },
  },
  {
    name: 'a page that comes back out of the cache has its menu closed and can be used',
    only: 390,
    needsPageCache: true,
    async go(visitor) {
      await visitor.goto('/omos');
      await visitor.click('button', 'Menu');
      await visitor.sees('dialog', /./);
      await leaveAndComeBack(visitor, () => {});
      await visitor.misses('dialog', /./);
      assert.equal(await visitor.evaluate(() => document.querySelector('main')?.closest('[inert]')), null);
    },
  },
  {
    name: 'a page that comes back out of the cache has no bar when it was closed elsewhere',
    only: 390,
    needsPageCache: true,
    known: { Firefox: 'a page out of its cache keeps the session storage that it had' },
    async go(visitor) {
      await visitor.goto('/omos');
      await leaveAndComeBack(visitor, () => sessionStorage.setItem('notifikation-lukket', '1'));
      await visitor.until('the bar is closed', () => document.documentElement.dataset.bar === 'lukket');
    },
  },
  {
    name: 'a reload keeps the place',
    go: (visitor) => reloadKeepsPlace(visitor, guide),
  },
  {
    name: 'a reload keeps the place where the address names a section',
    known: { WebKitGTK: 'on a reload it goes to the section by itself' },
    go: (visitor) => reloadKeepsPlace(visitor, `${guide}#teknisk-seo`),
  },
  {
    name: 'a page entered at a section ends there; going back to it restores what was left',
    async go(visitor) {
      await visitor.goto('/priser#prisudregner');
      await comesTo(visitor, 'prisudregner', 100, 5);
      // Whatever the visitor does ends the glide.
      await visitor.press('Escape');
      // While the page settles WebKit takes back to the section whom no wheel or finger has moved.
      let stood = 0;
      while (stood < 5) {
        await visitor.scrollTo(700);
        stood = (await visitor.rest()) === 700 ? stood + 1 : 0;
      }
      await visitor.evaluate(() => {
        location.href = '/omos';
      });
      await visitor.at('/omos');
      await visitor.sees('heading', /./, 'main');
      await visitor.back();
      await visitor.at('/priser#prisudregner');
      await new Promise((resolve) => setTimeout(resolve, 700));
      near(await visitor.rest(), 700, 2, 'the place');
    },
  },
  {
    name: 'a package’s button leads to the calculator on the same page, and Back leads up again',
    async go(visitor) {
      await visitor.goto('/priser?utm_source=ad');
      await visitor.click('link', 'Beregn din pris', 'main');
      await visitor.at('/priser?utm_source=ad#prisudregner');
      await visitor.rest();
      await comesTo(visitor, 'prisudregner', 100, 5);
      await visitor.back();
      await visitor.at('/priser?utm_source=ad');
      assert.ok((await visitor.rest()) < 2000);
    },
  },
  {
    name: 'a former address leads to the page it is now, query kept',
    async go(visitor) {
      await visitor.goto('/about?x=1');
      await visitor.at('/omos?x=1');
      await visitor.sees('heading', /./, 'main');
    },
  },
  {
    name: 'a former address on a host without redirects is replaced by the page it is now',
    allowed: missing,
    async go(visitor, { hostWithoutRedirects }) {
      await visitor.goto(`${hostWithoutRedirects}/about?x=1#her`);
      await visitor.until(
        'is there',
        (wanted) => location.href === wanted || location.href,
        `${hostWithoutRedirects}/omos?x=1#her`,
      );
      await visitor.until(
        'the page itself has come',
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
    name: 'an unknown address says so and its search leads to the articles',
    allowed: missing,
    async go(visitor) {
      await visitor.goto('/findes-ikke');
      await visitor.sees('heading', 'Uden for søkortet');
      await visitor.fill('Søg i artikler', 'pris', 'searchbox');
      await visitor.press('Enter');
      await visitor.at('/artikler?q=pris');
      await visitor.sees('status', /pris/);
    },
  },
  {
    name: 'the price tables can be read: no cell lies on another, none is cut off',
    async go(visitor) {
      await visitor.goto('/priser');
      const faults = await visitor.evaluate(() => {
        const found: string[] = [];
        for (const table of document.querySelectorAll('main table')) {
          if (!table.checkVisibility()) continue;
          const cells = [...table.querySelectorAll<HTMLElement>('th, td')].filter(
            (cell) => cell.getBoundingClientRect().width > 1 && cell.checkVisibility(),
          );
          const boxes = cells.map((cell) => {
            // What stands in a cell may be larger than the cell itself.
            const range = document.createRange();
            range.selectNodeContents(cell);
            return [cell.getBoundingClientRect(), range.getBoundingClientRect()] as const;
          });
          for (const [index, [, text]] of boxes.entries()) {
            for (const [other, [box]] of boxes.entries()) {
              if (index === other || text.width === 0) continue;
              const wide = Math.min(text.right, box.right) - Math.max(text.left, box.left);
              const high = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top);
              if (wide > 2 && high > 2)
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
    name: 'no page scrolls sideways',
    async go(visitor) {
      const paths = [
        '/',
        '/omos',
        '/tjenester',
        '/seo',
        '/hjemmesider',
        '/priser',
        '/cases',
        '/kontakt',
        '/artikler',
        guide,
        '/artikler/hvad-koster-hjemmesider',
        '/cookies',
        '/vilkaar',
      ];
      const wide: string[] = [];
      for (const path of paths) {
        await gotoWhole(visitor, path);
        const over = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) wide.push(`${path}: ${over} px`);
      }
      assert.deepEqual(wide, []);
    },
  },
];
