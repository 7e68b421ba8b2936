import { z } from 'zod';
import { googleIds, seoIds, sizeIds } from '#src/features/calculator/options.ts';
import type { QuotePayload } from '#src/features/calculator/payload.ts';
import type { ContactPayload } from '#src/features/contact/payload.ts';
import { limits } from '#src/features/lead-form/limits.ts';

z.config(z.locales.da());

const text = (max: number) => z.string().max(max);
const required = (max: number) => text(max).regex(/\S/, 'skal udfyldes');
/** Whole number of kroner. */
const kroner = z.int().min(0);
/** Quote request. Rejects unknown fields. */
export const quoteLead = z.strictObject({
  name: required(limits.name),
  email: required(limits.email),
  phone: required(limits.phone),
  company: text(limits.company),
  website: text(limits.company),
  message: text(limits.message),
  selectedSize: z.enum(sizeIds),
  sizeDescription: required(limits.company),
  needsGoogle: z.enum(googleIds),
  selectedSEO: z.enum([...seoIds, '']),
  seoDescription: text(limits.company),
  totalPrice: kroner,
  seoPrice: kroner,
  timestamp: z.iso.datetime(),
  source: z.literal('prisudregner'),
}) satisfies z.ZodType<QuotePayload>;

/** Message from the contact form. Rejects unknown fields. */
export const contactLead = z.strictObject({
  name: required(limits.name),
  email: required(limits.email),
  phone: text(limits.phone),
  company: text(limits.company),
  message: required(limits.message),
  timestamp: z.iso.datetime(),
  source: z.literal('kontakt-formular'),
}) satisfies z.ZodType<ContactPayload>;
