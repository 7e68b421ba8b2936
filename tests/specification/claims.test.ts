/* The numbers of the specification: only the owner may change them (specified-facts.ts). */

import { expect, test } from 'vitest';
import { builtPage, builtPages, fold, text } from '../build/built-site.ts';
import { specifiedFacts } from './specified-facts.ts';

const pathsWith = (words: string | RegExp) =>
  builtPages()
    .filter((page) => `${fold(text(page.the('body')))} ${page.meta('description')}`.match(words))
    .map(({ path }) => path);

test.each(specifiedFacts)('%s shows %s as %j', (path, fact, value) => {
  const readings = builtPage(path).shown(fact);
  expect(readings.length).toBeGreaterThan(0);
  for (const reading of readings) expect(reading.replace(/ ekskl\. moms$/, '')).toBe(value);
});

test('the rating stands in the description of the home page, with the number of reviews', () => {
  expect(fold(builtPage('/').meta('description') ?? '')).toMatch(/4,8 .*13 anmeldelser/);
});

test('where the specification has two readings, each stays in its place', () => {
  expect(pathsWith(/150\+/)).toEqual(['/cases']);
  expect(pathsWith(/(?<!\d)100\+/)).not.toContain('/cases');
  expect(pathsWith('4,4 ud af 5')).toEqual(['/cases', '/']);
  expect(pathsWith('299 kr.')).toEqual(['/tjenester']);
  expect(builtPage('/tjenester').shown('hosting.fra')).toEqual([]);
  expect(builtPage('/cases').shown('hjemmesider.leveret')).toEqual([]);
  expect(pathsWith('inkl. moms')).toEqual(['/priser', '/vilkaar']);
});

test('the opening hours stand in every footer and in the structured data, the phone hours on the contact page', () => {
  for (const page of builtPages()) {
    const footer = fold(text(page.all('footer').at(-1) ?? page.the('footer')));
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
  expect(agency).toMatchObject({ foundingDate: '2021', priceRange: '10000-75000 DKK' });
  expect(builtPage('/kontakt').visibleText()).toContain('Hverdage kl. 9-17');
});

test('twelve testimonials on the home page and with the cases, twelve cases, three articles', () => {
  const articles = (path: string) => builtPage(path).all('article').length;
  const ratings = (path: string) => builtPage(path).testimonials().length;
  expect([ratings('/'), ratings('/cases'), articles('/cases'), articles('/')]).toEqual([12, 12, 12, 3]);
});

test.each([
  ['/tjenester', 10_000],
  ['/hjemmesider', 12_000],
  ['/seo', 8_000],
])('%s offers its service at %i kroner in its structured data', (path, price) => {
  const service = builtPage(path).thing('Service');
  expect(service?.offers).toMatchObject({ price, priceCurrency: 'DKK' });
});
