/* The numbers of the specification: only the owner may change them (specified-facts.ts). */

import { expect, test } from 'vitest';
import { builtPage, builtPages, normalizeSpace } from '../build/built-site.ts';
import { specifiedFacts } from './specified-facts.ts';

/** Returns the paths of the pages whose text or description matches. */
const pathsWith = (pattern: string | RegExp) =>
  builtPages()
    .filter((page) => `${page.texts('body')} ${page.meta('description')}`.match(pattern))
    .map(({ path }) => path);

test.each(specifiedFacts)('%s shows the fact %s as %j', (path, fact, value) => {
  const readings = builtPage(path).factTexts(fact);
  expect(readings.length).toBeGreaterThan(0);
  for (const reading of readings) expect(reading.replace(/ ekskl\. moms$/, '')).toBe(value);
});

test('the description of the home page states the rating 4,8 and 13 reviews', () => {
  expect(normalizeSpace(builtPage('/').meta('description') ?? '')).toMatch(/4,8 .*13 anmeldelser/);
});

test('where the specification gives two values for a fact, each appears only on its own pages', () => {
  expect(pathsWith(/150\+/)).toEqual(['/cases']);
  expect(pathsWith(/(?<!\d)100\+/)).not.toContain('/cases');
  expect(pathsWith('4,4 ud af 5')).toEqual(['/cases', '/']);
  expect(pathsWith('299 kr.')).toEqual(['/tjenester']);
  expect(builtPage('/tjenester').factTexts('hosting.fra')).toEqual([]);
  expect(builtPage('/cases').factTexts('hjemmesider.leveret')).toEqual([]);
  expect(builtPages().filter((page) => page.factTexts('vilkaar.moms').length > 0)).toEqual([
    builtPage('/vilkaar'),
  ]);
});

test.each([
  ['/', /Ingen binding • Gratis konsultation • Resultater garanteret/],
  ['/', /pengene tilbage-garanti/],
  ['/priser', /15% RABAT/],
  ['/priser', /Mest populær/],
  ['/priser', /Fast specialist|egen specialist/],
  ['/vilkaar', /Danmark/],
])('%s contains the text %s', (path, pattern) => {
  expect(builtPage(path).visibleText()).toMatch(pattern);
});

test('opening hours are in every footer and in the structured data, and phone hours on the contact page', () => {
  for (const page of builtPages()) {
    const footer = page.texts('footer').at(-1);
    expect(footer, page.path).toMatch(/Mandag-fredag ?08-20/);
    expect(footer, page.path).toMatch(/Lørdag-søndag ?10-16/);
  }
  const agency = builtPage('/').thing('LocalBusiness');
  expect(agency?.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '20:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '10:00',
      closes: '16:00',
    },
  ]);
  expect(builtPage('/kontakt').visibleText()).toContain('Hverdage kl. 9-17');
});

test('the structured data states the founding year and the range of prices', () => {
  expect(builtPage('/').thing('LocalBusiness')).toMatchObject({
    foundingDate: '2021',
    priceRange: '10000-75000 DKK',
  });
});

test('the home page shows 12 testimonials and 3 articles, and /cases 12 testimonials and 12 cases', () => {
  const articles = (path: string) => builtPage(path).$('article').length;
  // Not the hidden copy of the track that makes the animation loop.
  const ratings = (path: string) => builtPage(path).$('blockquote').not('[aria-hidden=true] *').length;
  expect([ratings('/'), ratings('/cases'), articles('/cases'), articles('/')]).toEqual([12, 12, 12, 3]);
});

test.each([
  ['/tjenester', 10_000],
  ['/hjemmesider', 12_000],
  ['/seo', 8_000],
])('the structured data of %s offers its service at %i DKK', (path, price) => {
  const service = builtPage(path).thing('Service');
  expect(service?.offers).toMatchObject({ price, priceCurrency: 'DKK' });
});
