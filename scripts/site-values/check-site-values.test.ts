import { expect, test } from 'vitest';
import { checkSiteValues } from './check-site-values.ts';

const valid = {
  facts: {},
  datedValues: { discount: { percent: 15, lastDay: '2027-01-31' }, closings: [], amounts: {} },
  company: {
    name: 'Firma',
    origin: 'https://firma.dk',
    legalName: 'Firma ApS',
    address: { street: 'Gaden 1' },
    place: 'Byen',
    phone: '+45 11 22 33 44',
    email: 'hej@firma.dk',
    cvr: '87654321',
    profiles: { linkedin: 'https://www.linkedin.com/x' },
  },
};
const dated = (changed: object) => ({ datedValues: { ...valid.datedValues, ...changed } });
const discount = (changed: object) => dated({ discount: { ...valid.datedValues.discount, ...changed } });
const hours = (name: string, value: string) => ({ [`aabningstid.${name}`]: { kind: 'tekst', value } });

test('accepts the facts and the company of the site', () => {
  expect(checkSiteValues()).toEqual([]);
  expect(checkSiteValues(valid)).toEqual([]);
  expect(checkSiteValues({ ...valid, ...discount({ lastDay: null }) })).toEqual([]);
  expect(checkSiteValues({ ...valid, company: { ...valid.company, profiles: {} } })).toEqual([]);
  expect(checkSiteValues({ ...valid, facts: hours('weekend', 'lukket') })).toEqual([]);
});

test.each([
  [{ facts: { pris: { kind: 'kroner', value: 24.0 } } }, 'facts', 'pris', '24'],
  [{ facts: { pris: { kind: 'kroner-interval', from: 500, to: 1.5 } } }, 'facts', 'pris', '1.5'],
  [{ facts: { pris: { kind: 'kroner-interval', from: 25_000, to: 20_000 } } }, 'facts', 'pris', '20000'],
  [{ facts: { sider: { kind: 'tal', value: Number.NaN } } }, 'facts', 'sider', 'NaN'],
  [{ facts: hours('hverdage', '20-08') }, 'facts', 'aabningstid.hverdage', '"20-08"'],
  [{ facts: hours('weekend', 'Lukket') }, 'facts', 'aabningstid.weekend', '"Lukket"'],
  [{ facts: hours('telefon', 'lukket') }, 'facts', 'aabningstid.telefon', '"lukket"'],
  [discount({ percent: 0 }), 'dated-values', 'discount.percent', '0'],
  [discount({ lastDay: '2027-02-30' }), 'dated-values', 'discount.lastDay', '"2027-02-30"'],
  [dated({ amounts: { lile: [] } }), 'dated-values', 'amounts.lile', 'lile, som ikke findes'],
  [{ company: { ...valid.company, address: { street: '' } } }, 'company', 'address.street', '""'],
  [{ company: { ...valid.company, phone: '11 22 33 44' } }, 'company', 'phone', '"11 22 33 44"'],
  [{ company: { ...valid.company, cvr: 'DK 1234' } }, 'company', 'cvr', '"DK 1234"'],
  [{ company: { ...valid.company, origin: 'firma.dk' } }, 'company', 'origin', '"firma.dk"'],
])('refuses %j', (change, file, where, found) => {
  expect(checkSiteValues({ ...valid, ...change })).toMatchObject([
    { file: `src/site/${file}.ts`, where, found },
  ]);
});
