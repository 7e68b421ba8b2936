import { z } from 'zod';

import { company } from '#src/site/company.ts';
import { datedAmounts, datedValues } from '#src/site/dated-values.ts';
import { facts } from '#src/site/facts.ts';
import { diagnosticsOf } from '../content/schema/validate.ts';
import type { FileDiagnostic } from '../lib/diagnostic.ts';

/** A price of `12.345` means 12. */
const amount = z.int().min(50, 'hele kroner, mindst 50, uden punktum: 12_345');
/** Not `NaN`, which a wrong calculation gives. */
const number = z.number('et tal');
const fact = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('kroner'), value: amount }),
    z.object({ kind: z.literal('kroner-interval'), from: amount, to: amount }),
    z.object({ kind: z.literal('tal'), value: number }),
    z.object({ kind: z.literal('interval'), from: number, to: number }),
    z.object({ kind: z.literal('tekst') }),
  ])
  .superRefine((given, context) => {
    const message = 'mindst så meget som det første tal';
    if ('from' in given && given.from > given.to)
      context.addIssue({ code: 'custom', path: ['to'], input: given.to, message });
  });
const hours = z.string().refine((text) => {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  return Number(from) < Number(to) && Number(to) <= 24;
}, 'to timer på samme dag, den første før den anden: 10-16');
const words = z.string().trim().min(1);
const address = z.url({ protocol: /^https$/, error: 'en adresse, der begynder med https://' });

const day = z.iso.date('en dag, der findes, skrevet ÅÅÅÅ-MM-DD');

const files = { facts: 'facts', datedValues: 'dated-values', company: 'company' };

const schema = z.object({
  facts: z
    .object({
      'aabningstid.hverdage': z.object({ value: hours }),
      'aabningstid.telefon': z.object({ value: hours }),
      'aabningstid.weekend': z.object({ value: z.literal('lukket').or(hours) }),
    })
    .partial()
    .catchall(fact),
  datedValues: z.object({
    discount: z.object({
      percent: z
        .int()
        .min(1)
        .max(90, 'hele procent, 1-90; skriv rabattens sidste dag i lastDay for at slutte den'),
      lastDay: day.nullable(),
    }),
    closings: z.array(
      z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, 'en første dag før den sidste'),
    ),
    amounts: z.partialRecord(z.enum(datedAmounts), z.array(z.object({ from: day, amount }))),
  }),
  company: z.object({
    name: words,
    legalName: words,
    address: z.record(z.string(), words),
    place: words,
    origin: address,
    phone: z.string().regex(/^\+45(?: ?\d){8}$/, '+45 og otte tal: +45 11 22 33 44'),
    email: z.email('en e-mailadresse: hej@firma.dk'),
    cvr: z.string().regex(/^\d{8}$/, 'otte tal uden mellemrum'),
    profiles: z.record(z.string(), address),
  }),
});

/** Reports values of the facts, the dated values and the company that pages cannot show. */
export function checkSiteValues(values: object = { facts, datedValues, company }): FileDiagnostic[] {
  const { error } = schema.safeParse(values, { reportInput: true });
  const diagnostics = error ? diagnosticsOf(error) : [];
  return diagnostics.map(({ where, ...diagnostic }) => ({
    ...diagnostic,
    file: `src/site/${files[where.split('.')[0] as keyof typeof files]}.ts`,
    // The name that stands in the file.
    where: where.replace(/^(?:facts|company|datedValues)\.|\.(?:value|from|to)$/g, ''),
  }));
}
