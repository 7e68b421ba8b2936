import { z } from 'zod';
import { facts } from '#src/site/facts.ts';
import { factToken, includingVat } from '#src/site/format-fact.ts';
import { isFactName } from '#src/site/is-fact-name.ts';
import { hasToken, plainTextDiagnostic } from './plain-text.ts';

/* Schemas of the texts and names in front matter and data files. All texts are plain: nothing in them is rendered. */

const sized = (least: number, most?: number) => {
  const text = z.string().trim().min(least);
  return most ? text.max(most) : text;
};

/** Adds the diagnostics that `diagnosticsOf` finds in a text. */
const checked = (text: z.ZodString, diagnosticsOf: (text: string) => readonly (string | null)[]) =>
  text.superRefine((value, context) => {
    for (const message of diagnosticsOf(value)) if (message) context.addIssue({ code: 'custom', message });
  });

/** Short text, shown as it is: tokens would not be replaced. */
export const word = checked(sized(2), (text) => [
  hasToken(text) ? 'en tekst uden {{ og }}: kun de længere tekster i datafilerne kan hente tal' : null,
  plainTextDiagnostic(text),
]);

/** Text of at least `least` and at most `most` characters, spaces around it excluded. */
export const sentence = (least: number, most?: number) =>
  checked(sized(least, most), (text) => [
    hasToken(text) ? 'en tekst uden {{ og }}: dette felt kan ikke hente tal og priser' : null,
    plainTextDiagnostic(text),
  ]);

/** File name or id, as part of an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ description: 'små bogstaver a-z, tal og bindestreg', examples: ['et-navn'] });

/** Text with optional `{{fact}}` tokens, which `<FactText>` renders. Each token must name an existing fact. */
export const tokenText = checked(sized(3), (text) => {
  const words = text.replace(factToken, '');
  return [
    ...[...text.matchAll(factToken)].map(([, token = '', form = 'kort']) => {
      const name = token.trim();
      if (!isFactName(name)) return `et faktum, der findes i src/site/facts.ts (${token} gør ikke)`;
      const needsVat = form !== 'kort' && !includingVat(facts[name]);
      return needsVat ? `en pris med moms før |${form} (${name} er ikke en)` : null;
    }),
    plainTextDiagnostic(words),
    hasToken(words) ? 'tal hentet som {{navn}}, {{navn|kort}}, {{navn|inkl}} eller {{navn|begge}}' : null,
  ];
});
