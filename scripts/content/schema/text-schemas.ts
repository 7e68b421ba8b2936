import { z } from 'zod';
import { company } from '#src/site/company.ts';
import { facts, isDiscountFact, isFactName } from '#src/site/facts.ts';
import { factToken, includingVat, plainFactText } from '#src/site/format-fact.ts';
import { pricesIn } from '../../lib/prices.ts';
import { hasToken, plainTextDiagnostic } from './plain-text.ts';

/* Schemas of the texts and names in front matter and data files. All texts are plain: nothing in them is rendered. */

/**
 * Text of at least `least` and at most `most` characters, spaces around it excluded, in which `check` finds nothing. In one
 * line, however many YAML has it in: it stands in titles, attributes and the feed.
 */
function text(
  least: number,
  most: number | undefined,
  check: (text: string) => readonly (string | null | undefined)[],
) {
  const size = most ? `en tekst på ${least}-${most} tegn` : undefined;
  const sized = z.string(size).overwrite(inOneLine).min(least, size);
  return (most ? sized.max(most, size) : sized).superRefine((value, context) => {
    for (const message of [...check(value), plainTextDiagnostic(value.replace(factToken, ''))])
      if (message) context.addIssue({ code: 'custom', message });
  });
}

const inOneLine = (value: string) => value.trim().replace(/\s+/g, ' ');

/** Text that is shown as it is: tokens would not be replaced. */
export const sentence = (least: number, most?: number) =>
  text(least, most, (value) => [
    hasToken(value) ? 'en tekst uden {{ og }}: kun de længere tekster i datafilerne kan hente tal' : null,
    ...pricesIn(value).map(
      (price) =>
        `en tekst uden pris (${price}): dette felt kan ikke hente den (et beløb, der ikke er jeres, kan stå med bogstaver)`,
    ),
  ]);

export const word = sentence(2);

/** List of words, each of them once, whatever its case. */
export function words(least: number, most: number) {
  const size = `en liste med ${least}-${most} ord`;
  return z
    .array(word, size)
    .min(least, size)
    .max(most, size)
    .transform((list) => {
      const unique = new Map(list.toReversed().map((each) => [each.toLowerCase(), each]));
      return [...unique.values()].reverse();
    });
}

/** File name or id, as part of an address. */
const slugSigns = 'små bogstaver a-z, tal og bindestreg';
export const slug = z.string(slugSigns).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugSigns);

/**
 * Text with optional `{{fact}}` tokens, which `<FactText>` renders. Each token must name an existing fact, and none of the
 * discount, which a text would outlive.
 */
export const tokenText = text(3, undefined, (value) => [
  ...[...value.matchAll(factToken)].map(([, token = '', form = 'kort']) => {
    const name = token.trim();
    if (!isFactName(name)) return `et faktum, der findes i src/site/facts.ts (${token} gør ikke)`;
    if (isDiscountFact(name)) return 'rabatten kun i teksten, i <Rabat>, som forsvinder med den';
    const needsVat = form !== 'kort' && !includingVat(facts[name]);
    return needsVat ? `en pris med moms før |${form} (${name} er ikke en)` : null;
  }),
  hasToken(value.replace(factToken, ''))
    ? 'tal hentet som {{navn}}, {{navn|kort}}, {{navn|inkl}} eller {{navn|begge}}'
    : null,
  ...pricesIn(value).map(
    (price) =>
      `{{navnet på prisen}} i stedet for ${price}: \`npm run facts\` viser navnene (et beløb, der ikke er jeres, kan stå med bogstaver)`,
  ),
]);
/** Text of the head of a page, with `{{firma}}` and its facts filled in: at least `least` and at most `most` characters then. */
export function filledText(least: number, most: number) {
  const size = `en tekst på ${least}-${most} tegn med tallene sat ind`;
  const named = z.string().transform((value) => value.replaceAll('{{firma}}', company.name));
  return named.pipe(tokenText).transform(plainFactText).pipe(z.string(size).min(least, size).max(most, size));
}
