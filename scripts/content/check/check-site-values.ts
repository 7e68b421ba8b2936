import { z } from 'zod';
import { parseHours } from '#src/lib/parse-hours.ts';
import { company } from '#src/site/company.ts';
import { discount, facts } from '#src/site/facts.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { findingsOf } from '../schema/validate.ts';

/** A price of `12.345` means 12. */
const amount = z.int().min(50, 'hele kroner, mindst 50, uden punktum: 12_345');
/** Not `NaN`, which a wrong calculation gives. */
const number = z.number('et tal');
const hours = z
  .string()
  .refine((value) => parseHours(value) !== null, 'to timer på samme dag, den første før den anden: 10-16');
const address = z.url({ protocol: /^https$/, error: 'en adresse, der begynder med https://' });

const companySchema = z.object({
  name: z.string().trim().min(1),
  origin: address,
  phone: z.string().regex(/^\+45(?: ?\d){8}$/, '+45 og otte tal: +45 11 22 33 44'),
  email: z.email('en e-mailadresse: hej@firma.dk'),
  cvr: z.string().regex(/^\d{8}$/, 'otte tal uden mellemrum'),
  profiles: z.record(z.string(), address),
});
const discountSchema = z.object({
  percent: z
    .int()
    .min(1)
    .max(90, 'hele procent, 1-90; skriv rabattens sidste dag i lastDay for at slutte den'),
  lastDay: z.iso.date('en dag, der findes, skrevet ÅÅÅÅ-MM-DD').nullable(),
});

type SiteValues = {
  readonly facts: Readonly<Record<string, { readonly kind: string }>>;
  readonly discount: object;
  readonly company: object;
};

/** Reports values of the facts and the company that pages cannot show. */
export function checkSiteValues(values: SiteValues = { facts, discount, company }): Diagnostic[] {
  return [
    ...Object.entries(values.facts).flatMap(([name, fact]) =>
      check('facts', factSchema(name, fact.kind), fact, name),
    ),
    ...check('facts', discountSchema, values.discount, 'discount'),
    ...check('company', companySchema, values.company),
  ];
}

function factSchema(name: string, kind: string): z.ZodType {
  if (kind === 'kroner') return z.object({ value: amount });
  if (kind === 'tal') return z.object({ value: number });
  if (kind.endsWith('interval')) {
    const end = kind === 'interval' ? number : amount;
    return z.object({ from: end, to: end }).superRefine(({ from, to }, context) => {
      const message = 'mindst så meget som det første tal';
      if (from > to) context.addIssue({ code: 'custom', path: ['to'], input: to, message });
    });
  }
  if (name === 'aabningstid.weekend') return z.object({ value: z.literal('lukket').or(hours) });
  return name.startsWith('aabningstid.') ? z.object({ value: hours }) : z.unknown();
}

function check(file: string, schema: z.ZodType, value: object, name?: string): Diagnostic[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  const findings = error ? findingsOf(error, schema) : [];
  return findings.map((each) => ({ ...each, file: `src/site/${file}.ts`, where: name ?? each.where }));
}
