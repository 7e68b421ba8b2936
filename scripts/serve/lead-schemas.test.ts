import { expect, test } from 'vitest';
import { quotePayload } from '#src/features/calculator/payload.ts';
import { emptyMessage } from '#src/features/contact/message-values.ts';
import { contactPayload } from '#src/features/contact/payload.ts';
import { limits } from '#src/features/lead-form/limits.ts';
import { message, quote } from '../../tests/fixtures/start-webhook.ts';
import { contactLead, quoteLead } from './lead-schemas.ts';

type Lead = Readonly<Record<string, unknown>>;

/** Returns the invalid fields, in schema order. */
const invalidFields = (lead: typeof quoteLead | typeof contactLead, value: unknown) =>
  lead.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
const without = (lead: Lead, field: string) =>
  Object.fromEntries(Object.entries(lead).filter(([name]) => name !== field));

test('accepts the payloads of both forms', () => {
  const now = new Date('2025-09-12T08:30:00Z');
  const contact = { name: 'Åse', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
  const answers = { size: 'stor', needsGoogle: 'nej', seo: null } as const;
  expect(invalidFields(quoteLead, quotePayload(answers, contact, now))).toEqual([]);
  expect(invalidFields(quoteLead, quote)).toEqual([]);
  expect(
    invalidFields(contactLead, contactPayload({ ...emptyMessage, ...contact, message: 'Hej' }, now)),
  ).toEqual([]);
  expect(invalidFields(contactLead, message)).toEqual([]);
});

test.each([
  ['quote', quoteLead, quote],
  ['contact', contactLead, message],
] as const)('requires every field of a %s and rejects additional ones', (_what, schema, lead: Lead) => {
  for (const field of Object.keys(lead)) {
    expect(invalidFields(schema, without(lead, field))).toEqual([field]);
    expect(invalidFields(schema, { ...lead, [field]: null })).toEqual([field]);
    expect(invalidFields(schema, { ...lead, [field]: [lead[field]] })).toEqual([field]);
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

test.each(['name', 'email', 'phone', 'sizeDescription'])('rejects a quote request without %s', (field) => {
  for (const blank of ['', ' ', ' \n\u00a0'])
    expect(invalidFields(quoteLead, { ...quote, [field]: blank })).toEqual([field]);
});

test.each(['name', 'email', 'message'])('rejects a message without %s', (field) => {
  for (const blank of ['', ' ', ' \n\u00a0'])
    expect(invalidFields(contactLead, { ...message, [field]: blank })).toEqual([field]);
});

test.each(Object.entries(limits))('limits %s to %i characters', (field, most) => {
  for (const [schema, lead] of [
    [quoteLead, quote],
    [contactLead, message],
  ] as const) {
    if (!(field in lead)) continue;
    expect(invalidFields(schema, { ...lead, [field]: 'x'.repeat(most) })).toEqual([]);
    expect(invalidFields(schema, { ...lead, [field]: 'x'.repeat(most + 1) })).toEqual([field]);
  }
});

test('reports all invalid fields at once', () => {
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
  expect(invalidFields(quoteLead, wrong)).toEqual([
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
])('validates an amount of %j: %s', (amount, valid) => {
  for (const field of ['totalPrice', 'seoPrice'])
    expect(invalidFields(quoteLead, { ...quote, [field]: amount })).toEqual(valid ? [] : [field]);
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
])('validates the timestamp %j: %s', (timestamp, valid) => {
  expect(invalidFields(contactLead, { ...message, timestamp })).toEqual(valid ? [] : ['timestamp']);
});
