/**
 * The numbers of the specification, written out once more. Only the owner may change them: a new price or a new
 * claim in src/site/facts.ts turns this folder red and nothing else, and then the owner changes both.
 * Every other test holds rules against the facts, whatever they say.
 */
import { expect, test } from 'vitest';
import { builtPage, builtPages, fold, text } from '../build/built-site.ts';

const pathsWith = (words: string | RegExp) =>
  builtPages()
    .filter((page) => `${fold(text(page.the('body')))} ${page.meta('description')}`.match(words))
    .map(({ path }) => path);

/** Page, fact, and what it must read there. */
const specified = [
  // Claims about the agency
  ['/', 'hjemmesider.leveret', '100+'],
  ['/omos', 'hjemmesider.leveret', '100+'],
  ['/cases', 'hjemmesider.leveret.cases', '150+'],
  ['/omos', 'bedoemmelse', '4,8'],
  ['/', 'bedoemmelse.kundeudtalelser', '4,4 ud af 5'],
  ['/cases', 'bedoemmelse.kundeudtalelser', '4,4 ud af 5'],
  ['/omos', 'grundlagt', '2021'],
  ['/', 'levering.gennemsnit', '7 dage'],
  ['/tjenester', 'support.doegnet', 'Support døgnet rundt'],
  ['/priser', 'garanti.dage', '30 dage'],
  ['/hjemmesider', 'garanti.dage', '30 dage'],
  ['/kontakt', 'svar.timer', '24 timer'],
  ['/kontakt', 'tilbud.minutter', '5 minutter'],
  ['/', 'udtalelser.antal', '12'],
  ['/priser', 'oppetid', '99,9 %'],
  // Website packages
  ['/priser', 'pakke.lille.pris', '10.000 kr.'],
  ['/priser', 'pakke.lille.sider', 'Op til 5 undersider'],
  ['/priser', 'pakke.lille.support', '1 måned'],
  ['/priser', 'pakke.mellem.pris', '20.000 kr.'],
  ['/priser', 'pakke.mellem.tilbudspris', '17.000 kr.'],
  ['/priser', 'pakke.mellem.sider', 'Op til 15 undersider'],
  ['/priser', 'pakke.mellem.support', '3 måneder'],
  ['/priser', 'pakke.stor.pris', '50.000 kr.'],
  ['/priser', 'pakke.stor.sider', '+25 undersider'],
  ['/priser', 'pakke.stor.support', '6 måneder'],
  // SEO packages
  ['/priser', 'seo.basis.pris', '5.000 kr.'],
  ['/priser', 'seo.basis.soegeord', '10 søgeord'],
  ['/priser', 'seo.standard.pris', '12.000 kr.'],
  ['/priser', 'seo.standard.soegeord', '25 søgeord'],
  ['/priser', 'seo.standard.artikler', '2 artikler om måneden'],
  ['/priser', 'seo.premium.pris', '25.000 kr.'],
  ['/priser', 'seo.premium.soegeord', 'Ubegrænset antal søgeord'],
  ['/priser', 'seo.premium.artikler', '4+ artikler om ugen'],
  ['/priser', 'seo.premium.moede', 'Hver uge'],
  ['/priser', 'seo.premium.support', 'Døgnet rundt'],
  ['/priser', 'seo.binding', '6 måneder'],
  ['/priser', 'seo.foerste-resultater', '2-3 måneder'],
  ['/priser', 'seo.store-resultater', '6-12 måneder'],
  // Delivery and running costs
  ['/priser', 'levering.pakker', '2-4 uger'],
  ['/priser', 'levering.store', '6-8 uger'],
  ['/priser', 'hosting.fra', '200 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'hosting.fra', '200 kr.'],
  ['/tjenester', 'hosting.ydelser', '299 kr.'],
  ['/priser', 'hosting.premium', '500-1.500 kr.'],
  ['/priser', 'domaene', '100-300 kr.'],
  // Price guide
  ['/artikler/hvad-koster-hjemmesider', 'guide.samlet', '10.000-50.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'guide.grundlaeggende', '10.000-20.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'guide.professionel', '20.000-50.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'guide.webshop', '50.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'guide.webshop.lille', '50.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'guide.webshop.mellem', '75.000-150.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'guide.webshop.stor', '150.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'guide.b2b', 'efter tilbud'],
  ['/artikler/hvad-koster-hjemmesider', 'branche.frisoer', '10.000-20.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'branche.tandlaege', '20.000-50.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'branche.advokat', '20.000-50.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'branche.haandvaerker', '10.000-30.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'branche.forening', '10.000-20.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'branche.organisation', '20.000-50.000 kr.'],
  ['/artikler/hvad-koster-hjemmesider', 'branche.ngo', '20.000-40.000 kr.'],
  // Opening hours
  ['/kontakt', 'aabningstid.telefon', '9-17'],
  // Terms of trade
  ['/vilkaar', 'vilkaar.moms', 'inkl. moms'],
  ['/vilkaar', 'vilkaar.forudbetaling.graense', '25.000 kr. inkl. moms'],
  ['/vilkaar', 'vilkaar.forudbetaling.smaa', '100 %'],
  ['/vilkaar', 'vilkaar.forudbetaling.start', '50 %'],
  ['/vilkaar', 'vilkaar.forudbetaling.slut', '50 %'],
  ['/vilkaar', 'vilkaar.betalingsfrist', '14 dage'],
  ['/vilkaar', 'vilkaar.rykkergebyr', '250 kr.'],
  ['/vilkaar', 'vilkaar.garanti', '30 dage'],
  ['/vilkaar', 'vilkaar.reklamation', '14 dage'],
  ['/vilkaar', 'vilkaar.opsigelse', '30 dage'],
  // Retention
  ['/privatlivspolitik', 'opbevaring.kontakt', '3 år'],
  ['/privatlivspolitik', 'opbevaring.bogfoering', '5 år'],
  ['/privatlivspolitik', 'opbevaring.statistik', '26 måneder'],
] as const;

test.each(specified)('%s shows %s as %j', (path, fact, value) => {
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
  const agency = builtPage('/')
    .graph()
    .find((thing) => thing['@type'] === 'LocalBusiness');
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
  const service = builtPage(path)
    .graph()
    .find((thing) => thing['@type'] === 'Service');
  expect(service?.offers).toMatchObject({ price, priceCurrency: 'DKK' });
});
