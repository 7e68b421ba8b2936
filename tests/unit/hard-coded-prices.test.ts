import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

/** A number next to a currency: `10.000 kr.`, `kr. 500`, `2 500 kroner`, `500,-`, `5 tusind kr`. */
const withCurrency =
  /(?<![\p{L}\d])(?:(?:kr\.?|dkk|kroner)\s*\d|\d[\d.,_\s\u00a0\u202f]*\s*(?:tusind(?:e)?\s*|t\.?)?(?:kr(?!\p{L})|dkk(?!\p{L})|kroner(?!\p{L})|,-))/giu;

/** Amounts of the facts that are long enough to be recognized as a price without a currency. */
const longAmounts = Object.values(facts)
  .flatMap((fact) => {
    if (fact.kind === 'kroner') return [fact.value];
    return fact.kind === 'kroner-interval' ? [fact.from, fact.to] : [];
  })
  .filter((amount) => amount >= 1000);
/** `10.000`, `10_000`, `10 000` and `10000`, but not as part of a longer number. */
const bareAmount = new RegExp(
  `(?<![\\d.,_])(?:${longAmounts
    .map((amount) => `${Math.floor(amount / 1000)}[._ \u00a0]?${String(amount % 1000).padStart(3, '0')}`)
    .join('|')})(?![\\d_]|[.,]\\d)`,
  'gu',
);
/** Units after a number that does not count money. */
const otherUnits = /^(?:\s|\u00a0)+(?:ord|sider|adresser|undersider|tegn|besøg|visninger|km|meter)\b/u;
/** Lines of code where a round number is a time or a length. */
const notMoney = /timeout|Ms\b|limits\b|duration/i;

/** Returns the hard-coded prices in a text, each as `line: match`. */
function hardCodedPrices(text: string, isCode: boolean): string[] {
  return text.split('\n').flatMap((line, index) => {
    const bare = isCode && notMoney.test(line) ? [] : [...line.matchAll(bareAmount)];
    const found = [
      ...line.matchAll(withCurrency),
      ...bare.filter((match) => !otherUnits.test(line.slice(match.index + match[0].length))),
    ];
    return found.map((match) => `${index + 1}: ${match[0].trim()}`);
  });
}

/** All files whose text ends up on a page. The writers' guide and the tests may contain amounts. */
const sources = projectFiles().filter(
  (file) =>
    /^(?:content\/.+\.(?:mdx|yaml|svg)|src\/(?!site\/facts\.ts$).+\.tsx?)$/.test(file) &&
    !/\.test\.tsx?$/.test(file),
);

test('no price is hard-coded: every amount comes from the facts', () => {
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap((file) =>
    hardCodedPrices(textOnly(file, readProjectFile(file)), /\.tsx?$/.test(file)).map(
      (price) => `${file}:${price}`,
    ),
  );
  expect(found).toEqual([]);
});

/** SVG path data, whose coordinates may look like prices. */
const pathData = /(['"`])[Mm][-\d\s.,MLHVCSQTAZmlhvcsqtaz]+\1/g;

/** Blanks comments, which may contain amounts, and path data. Keeps line numbers. */
function textOnly(file: string, text: string): string {
  const blank = (match: string) => match.replace(/[^\n]/g, ' ');
  const withoutPaths = text.replace(pathData, blank);
  if (/\.tsx?$/.test(file)) return withoutPaths.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, blank);
  return file.endsWith('.mdx') ? withoutPaths.replace(/\{\/\*[\s\S]*?\*\/\}/g, blank) : withoutPaths;
}

/** Returns a price of the facts with the given thousands separator. */
function grouped(separator: string): string {
  const { value } = facts['pakke.mellem.tilbudspris'];
  return `${Math.floor(value / 1000)}${separator}${String(value % 1000).padStart(3, '0')}`;
}

test.each([
  ['fra 10.000 kr.', false],
  ['fra 10.000\u00a0kr. ekskl. moms', false],
  ['kun 349 kroner om måneden', false],
  ['kr. 500 for et domæne', false],
  ['DKK 500', false],
  ['300 DKK', false],
  ['500,- pr. time', false],
  ['5 tusind kr.', false],
  [`mellem ${grouped('.')} og mange penge, alt efter omfang`, false],
  [`en side til ${grouped('')}`, false],
  [`const price = ${grouped('_')};`, true],
  [`<p>{'${grouped('.')}'}</p>`, true],
])('%j is recognized as a hard-coded price', (text, isCode) => {
  expect(hardCodedPrices(text, isCode)).not.toEqual([]);
});

test.each([
  ['en guide på 1.500 ord', false],
  ['<Pris navn="pakke.lille.pris" />', false],
  ['den 12. september 2025', false],
  ['et skib på 210.000 tons', false],
  ['3 kroge og 4 krydser', false],
  ['timeoutMs = 20_000', true],
])('%j is not recognized as a price', (text, isCode) => {
  expect(hardCodedPrices(text, isCode)).toEqual([]);
});
