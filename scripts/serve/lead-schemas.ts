import { z } from 'zod';
import { googleAnswers, seoIds, sizeIds } from '#src/features/calculator/options.ts';
import type { QuotePayload } from '#src/features/calculator/payload.ts';
import type { ContactPayload } from '#src/features/contact/payload.ts';
import { limits } from '#src/features/lead-form/limits.ts';

z.config(z.locales.da());

const text = (max: number) => z.string().max(max);
const filled = (max: number) => text(max).regex(/\S/, 'skal udfyldes');
/** A whole number of kroner. */
const kroner = z.int().min(0);
/** A moment as `Date.toISOString` writes it. */
const moment = z
  .string()
  .refine(
    (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value)),
    'skal være et tidspunkt som 2025-09-12T08:30:00.000Z',
  );

/** A request for a quote, and nothing else. */
export const quoteLead = z.strictObject({
  name: filled(limits.name),
  email: filled(limits.email),
  phone: filled(limits.phone),
  company: text(limits.company),
  website: text(limits.company),
  message: text(limits.message),
  selectedSize: z.enum(sizeIds),
  sizeDescription: filled(limits.company),
  needsGoogle: z.enum(googleAnswers),
  selectedSEO: z.enum([...seoIds, '']),
  seoDescription: text(limits.company),
  totalPrice: kroner,
  seoPrice: kroner,
  timestamp: moment,
  source: z.literal('prisudregner'),
}) satisfies z.ZodType<QuotePayload>;

/** A message from the contact form, and nothing else. */
export const contactLead = z.strictObject({
  name: filled(limits.name),
  email: filled(limits.email),
  phone: text(limits.phone),
  company: text(limits.company),
  message: filled(limits.message),
  timestamp: moment,
  source: z.literal('kontakt-formular'),
}) satisfies z.ZodType<ContactPayload>;
