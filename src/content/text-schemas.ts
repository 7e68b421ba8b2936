import { z } from 'zod';
import { facts } from '#src/site/facts.ts';
import { factToken, includingVat } from '#src/site/format-fact.ts';
import { isFactName } from '#src/site/is-fact-name.ts';

/* Schemas of the texts and names in front matter and data files. */

/** Short text, shown as it is: tokens would not be replaced. */
export const word = z
  .string()
  .trim()
  .min(2)
  .refine((text) => !/\{\{|\}\}/.test(text), 'en tekst uden {{ og }}: kun de længere tekster kan hente tal');

/** Text of at least `least` and at most `most` characters, spaces around it excluded. */
export const sentence = (least: number, most?: number) => {
  const text = z.string().trim().min(least);
  return most ? text.max(most) : text;
};

/** File name or id, as part of an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ description: 'små bogstaver a-z, tal og bindestreg', examples: ['et-navn'] });

/** Markdown and components, which only articles and legal texts can have. */
const markup = /\*\*|\]\(|<\/?[A-Z]/;

/** Text with optional `{{fact}}` tokens, which `<FactText>` renders. Each token must name an existing fact. */
export const tokenText = sentence(3).superRefine((text, context) => {
  for (const [, token = '', form = 'kort'] of text.matchAll(factToken)) {
    const name = token.trim();
    if (!isFactName(name)) {
      context.addIssue({
        code: 'custom',
        message: `et faktum, der findes i src/site/facts.ts (${token} gør ikke)`,
      });
    } else if (form !== 'kort' && !includingVat(facts[name])) {
      context.addIssue({ code: 'custom', message: `en pris med moms før |${form} (${name} er ikke en)` });
    }
  }
  if (markup.test(text)) {
    const message = 'almindelig tekst: fed, links og komponenter virker kun i artikler og juridiske tekster';
    context.addIssue({ code: 'custom', message });
  }
  if (/\{\{|\}\}/.test(text.replace(factToken, ''))) {
    context.addIssue({
      code: 'custom',
      message: 'tal hentet som {{navn}}, {{navn|kort}}, {{navn|inkl}} eller {{navn|begge}}',
    });
  }
});
