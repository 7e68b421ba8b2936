import { expect, test } from 'vitest';
import { type Fact, type FactName, facts } from '#src/site/facts.ts';
import { formatFact, formatFactWithVat } from '#src/site/format-fact.ts';
import { specifiedFacts } from '../specification/specified-facts.ts';
import {
  ancestor,
  attribute,
  type BuiltPage,
  builtFiles,
  builtPage,
  builtPages,
  fold,
  readBuilt,
  text,
} from './built-site.ts';

const names = Object.keys(facts) as FactName[];
const entries: readonly (readonly [FactName, Fact])[] = names.map((name) => [name, facts[name]]);

// What each must read is the specification's; that it is there is the site's.
test.each(specifiedFacts)('%s shows %s', (path, fact) => {
  expect(builtPage(path).shown(fact)).not.toEqual([]);
});

test('a fact reads on every page as the registry says, with its VAT words or without', () => {
  let readings = 0;
  for (const page of builtPages()) {
    for (const name of names) {
      for (const reading of page.shown(name)) {
        readings += 1;
        expect([fold(formatFact(name)), fold(formatFactWithVat(name))], `${page.path}: ${name}`).toContain(
          reading,
        );
      }
    }
  }
  expect(readings).toBeGreaterThan(200);
});

test('no page marks a fact that does not exist', () => {
  for (const page of builtPages()) {
    // A sum names every price it adds up.
    const marked = page.elements.flatMap((element) => attribute(element, 'data-fakta')?.split(' ') ?? []);
    expect(
      marked.filter((name) => !Object.hasOwn(facts, name)),
      page.path,
    ).toEqual([]);
  }
});

test('every amount that a page shows is a fact', () => {
  const written = (fact: Fact) => {
    if (fact.kind === 'kroner') return [fact.value];
    return fact.kind === 'kroner-interval' ? [fact.from, fact.to] : [];
  };
  const amounts = new Set(
    entries.flatMap(([, fact]) => written(fact)).map((value) => value.toLocaleString('da-DK')),
  );
  let seen = 0;
  for (const page of builtPages()) {
    // What adds up several facts is no fact itself; its parts are.
    const sums = page.elements.filter((element) => attribute(element, 'data-fakta')?.includes(' '));
    const words = sums.reduce(
      (rest, sum) => rest.replaceAll(fold(text(sum)), ''),
      `${fold(text(page.the('body')))} ${fold(page.meta('description') ?? '')}`,
    );
    for (const [, from, to] of words.matchAll(
      /(?:(\d[\d.]*)\s*(?:-|og|til)\s*)?(\d[\d.]*) ?(?:kr|kroner)(?!\p{L})/gu,
    )) {
      seen += 1;
      for (const amount of [from, to])
        if (amount) expect(amounts, `${page.path}: ${amount} kr.`).toContain(amount);
    }
  }
  expect(seen).toBeGreaterThan(100);
});

test.each([
  ['/', /Ingen binding • Gratis konsultation • Resultater garanteret/],
  ['/', /pengene tilbage-garanti/],
  ['/priser', new RegExp(`${facts['pakke.mellem.rabat'].value}% RABAT`)],
  ['/priser', /Mest populær/],
  ['/priser', /Fast specialist|egen specialist/],
  ['/vilkaar', /Danmark/],
])('%s says %s', (path, words) => {
  expect(builtPage(path).visibleText()).toMatch(words);
});

test('the rating stands in the description of the home page, with the number of reviews', () => {
  const description = fold(builtPage('/').meta('description') ?? '');
  expect(description).toContain(formatFact('bedoemmelse'));
  expect(description).toContain(fold(formatFact('bedoemmelse.antal')));
});

test('where two facts disagree, each stays in its place', () => {
  const pagesOf = (fact: FactName) =>
    builtPages()
      .filter((page) => page.shown(fact).length > 0)
      .map(({ path }) => path)
      .toSorted();
  expect(pagesOf('hjemmesider.leveret.cases')).toEqual(['/cases']);
  expect(pagesOf('hjemmesider.leveret')).not.toContain('/cases');
  expect(pagesOf('bedoemmelse.kundeudtalelser')).toEqual(['/', '/cases']);
  expect(pagesOf('hosting.ydelser')).toEqual(['/tjenester']);
  expect(pagesOf('hosting.fra')).not.toContain('/tjenester');
});

test('the opening hours stand in every footer and in the structured data, the phone hours on the contact page', () => {
  const hours = { weekdays: formatFact('aabningstid.hverdage'), weekend: formatFact('aabningstid.weekend') };
  for (const page of builtPages()) {
    const footer = fold(text(page.all('footer').at(-1) ?? page.the('footer')));
    expect(footer, page.path).toMatch(new RegExp(`Mandag-fredag ?${hours.weekdays}`));
    expect(footer, page.path).toMatch(new RegExp(`Lørdag-søndag ?${hours.weekend}`));
  }
  const agency = builtPage('/').thing('LocalBusiness');
  const opening = (agency?.openingHoursSpecification ?? []) as { opens: string; closes: string }[];
  expect(opening.map(({ opens, closes }) => `${opens}-${closes}`.replaceAll(':00', ''))).toEqual([
    hours.weekdays,
    hours.weekend,
  ]);
  const { from, to } = facts['priser.spaend'];
  expect(agency).toMatchObject({ foundingDate: formatFact('grundlagt'), priceRange: `${from}-${to} DKK` });
  expect(builtPage('/kontakt').visibleText()).toContain(`Hverdage kl. ${formatFact('aabningstid.telefon')}`);
});

test('as many testimonials as the facts say, on the home page and with the cases; three articles on the home page', () => {
  const articles = (path: string) => builtPage(path).all('article').length;
  const testimonials = (path: string) => builtPage(path).testimonials().length;
  const { value } = facts['udtalelser.antal'];
  expect([testimonials('/'), testimonials('/cases'), articles('/')]).toEqual([value, value, 3]);
});

/** Prices without VAT, wherever they stand on a page. */
const withoutVat = (page: BuiltPage) =>
  page.elements.filter((element) => {
    const fact = attribute(element, 'data-fakta');
    return entries.some(([name, of]) => name === fact && 'vat' in of && of.vat === 'ekskl');
  });

test('every price without VAT says so, or its section does', () => {
  let prices = 0;
  for (const page of builtPages()) {
    for (const price of withoutVat(page)) {
      prices += 1;
      const section = ancestor(price, ({ tagName }) => tagName === 'section' || tagName === 'article');
      const words = section && fold(text(section));
      expect(words, `${page.path}: ${attribute(price, 'data-fakta')}`).toContain('ekskl. moms');
    }
  }
  expect(prices).toBeGreaterThan(50);
});

test('no script holds what the owner has noted about the facts', () => {
  const notes = entries.flatMap(([, { open }]) => open ?? []);
  const scripts = builtFiles().filter((file) => /^assets\/.*\.js$/.test(file));
  const source = scripts.map((file) => readBuilt(file)).join('');
  expect([...notes, 'disagrees'].filter((note) => source.includes(note))).toEqual([]);
});
