import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { checkDates } from './check-dates.ts';

const today = '2026-11-24';
const place = (field: string) => ({ file: 'content/artikler/a.mdx', line: field === 'dato' ? 7 : 8 });
const check = (days: Parameters<typeof checkDates>[0]) => checkDates(days, today, place);
const firstYear = facts.grundlagt.value;

test.each([
  { dato: today, opdateret: today, dato_liste: null },
  { dato: '2027-03-01', opdateret: '2027-03-01' },
  { dato: '2028-12-31' },
  { opdateret: today },
])('accepts %j', (days) => {
  expect(check(days)).toEqual([]);
});

test.each(['0225-11-04', '1025-11-04', '2029-01-01', '2205-11-04', '9999-12-31'])(
  'refuses the year of %s',
  (dato) => {
    expect(check({ dato })).toEqual([
      {
        file: 'content/artikler/a.mdx',
        line: 7,
        where: 'dato',
        found: dato,
        expected: `en dag i årene ${firstYear}-2028`,
      },
    ]);
  },
);

test('refuses a change that has not come, of an article that has and of a legal page', () => {
  const expected = `en dag, der er kommet (i dag er ${today})`;
  expect(check({ dato: today, opdateret: '2026-11-25' })).toMatchObject([
    { line: 8, expected: `${expected}, eller dagen i dato` },
  ]);
  expect(check({ opdateret: '2026-11-25' })).toMatchObject([{ expected }]);
});
