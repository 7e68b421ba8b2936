import { expect, test } from 'vitest';
import { quotePayload } from '#src/features/calculator/payload.ts';
import { contactPayload } from '#src/features/contact/payload.ts';
import { limits } from '#src/features/lead-form/limits.ts';
import { contactLead, quoteLead } from './lead-schemas.ts';
import { message, quote } from './webhook-under-test.ts';

type Lead = Readonly<Record<string, unknown>>;

/** The fields with which something is wrong, in the order of the schema. */
const wrongFields = (lead: typeof quoteLead | typeof contactLead, value: unknown) =>
  lead.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
const without = (lead: Lead, field: string) =>
  Object.fromEntries(Object.entries(lead).filter(([name]) => name !== field));

test('what the two forms send is taken', () => {
  const now = new Date('2025-09-12T08:30:00Z');
  const contact = { name: 'Åse', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
  const answers = { size: 'stor', needsGoogle: 'nej', seo: null } as const;
  expect(wrongFields(quoteLead, quotePayload(answers, contact, now))).toEqual([]);
  expect(wrongFields(quoteLead, quote)).toEqual([]);
  expect(wrongFields(contactLead, contactPayload({ ...contact, message: 'Hej' }, now))).toEqual([]);
  expect(wrongFields(contactLead, message)).toEqual([]);
});

test.each([
  ['quote', quoteLead, quote],
  ['contact', contactLead, message],
] as const)('no field of a %s may lack, and none may be added', (_what, schema, lead: Lead) => {
  for (const field of Object.keys(lead)) {
    expect(wrongFields(schema, without(lead, field))).toEqual([field]);
    expect(wrongFields(schema, { ...lead, [field]: null })).toEqual([field]);
    expect(wrongFields(schema, { ...lead, [field]: [lead[field]] })).toEqual([field]);
  }
  for (const field of ['extra', 'toString', 'constructor']) {
    expect(schema.safeParse({ ...lead, [field]: 1 }).error?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: [field] },
    ]);
  }
  const withPrototype = JSON.stringify(lead).replace('{', '{"__proto__":1,');
  expect(schema.safeParse(JSON.parse(withPrototype)).success).toBe(false);
  for (const value of [null, undefined, 'x', 7, [], [lead]])
    expect(schema.safeParse(value).success).toBe(false);
});

test.each(['name', 'email', 'phone', 'sizeDescription'])('a request without %s is refused', (field) => {
  for (const blank of ['', ' ', ' \n\u00a0'])
    expect(wrongFields(quoteLead, { ...quote, [field]: blank })).toEqual([field]);
});

test.each(['name', 'email', 'message'])('a message without %s is refused', (field) => {
  for (const blank of ['', ' ', ' \n\u00a0'])
    expect(wrongFields(contactLead, { ...message, [field]: blank })).toEqual([field]);
});

test.each(Object.entries(limits))('%s has at most %i characters', (field, most) => {
  for (const [schema, lead] of [
    [quoteLead, quote],
    [contactLead, message],
  ] as const) {
    expect(wrongFields(schema, { ...lead, [field]: 'x'.repeat(most) })).toEqual([]);
    expect(wrongFields(schema, { ...lead, [field]: 'x'.repeat(most + 1) })).toEqual([field]);
  }
});

test('the check names everything that is wrong', () => {
  const wrong = {
    ...quote,
    phone: '',
    company: 'x'.repeat(201),
    website: null,
    selectedSize: 'kæmpe',
    needsGoogle: true,
    selectedSEO: 'gratis',
    totalPrice: '17.000 kr.',
    seoPrice: -1,
    timestamp: '12. september 2025',
    source: 'kontakt-formular',
    extra: 1,
  };
  expect(wrongFields(quoteLead, wrong)).toEqual([
    'phone',
    'company',
    'website',
    'selectedSize',
    'needsGoogle',
    'selectedSEO',
    'totalPrice',
    'seoPrice',
    'timestamp',
    'source',
    '',
  ]);
});

test.each([
  [0, true],
  [17_000, true],
  [-1, false],
  [0.5, false],
  [2 ** 53, false],
  ['5', false],
])('an amount of %j is taken: %s', (amount, taken) => {
  for (const field of ['totalPrice', 'seoPrice'])
    expect(wrongFields(quoteLead, { ...quote, [field]: amount })).toEqual(taken ? [] : [field]);
});

test.each([
  ['2025-09-12T08:30:00.000Z', true],
  ['2025-09-12T08:30:00Z', true],
  ['2025-09-12T08:30:00.123456Z', true],
  ['2025-09-12T08:30:00.Z', false],
  ['2025-09-12T08:30Z', false],
  ['2025-09-12T08:30:00', false],
  ['2025-09-12T08:30:00+02:00', false],
  ['2025-13-12T08:30:00Z', false],
  ['2025-09-12T25:30:00Z', false],
  [' 2025-09-12T08:30:00Z', false],
  ['2025-09-12T08:30:00Z ', false],
  ['12025-09-12T08:30:00Z', false],
  [1757665800000, false],
])('the moment %j is taken: %s', (timestamp, taken) => {
  expect(wrongFields(contactLead, { ...message, timestamp })).toEqual(taken ? [] : ['timestamp']);
});
