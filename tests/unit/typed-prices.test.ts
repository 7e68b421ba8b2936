import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

/** A number with a currency beside it: `10.000 kr.`, `kr. 500`, `2 500 kroner`, `500,-`, `5 tusind kr`. */
const withCurrency =
  /(?<![\p{L}\d])(?:(?:kr\.?|dkk|kroner)\s*\d|\d[\d.,_\s\u00a0\u202f]*\s*(?:tusind(?:e)?\s*|t\.?)?(?:kr(?!\p{L})|dkk(?!\p{L})|kroner(?!\p{L})|,-))/giu;

/** Every amount of the registry that is long enough not to be something else. */
const amounts = new Set(
  Object.values(facts).flatMap((fact) => {
    if (fact.kind === 'kroner') return [fact.value];
    if (fact.kind === 'kroner-interval') return [fact.from, fact.to];
    return [];
  }),
);
const longAmounts = [...amounts].filter((amount) => amount >= 1000);
/** `10.000`, `10_000`, `10 000` and `10000`, but not as a part of a longer number. */
const bareAmount = new RegExp(
  `(?<![\\d.,_])(?:${longAmounts
    .map((amount) => `${Math.floor(amount / 1000)}[._ \u00a0]?${String(amount % 1000).padStart(3, '0')}`)
    .join('|')})(?![\\d_]|[.,]\\d)`,
  'gu',
);
/** What comes after a number that counts something else than money. */
const counted = /^(?:\s|\u00a0)+(?:ord|sider|adresser|undersider|tegn|besøg|visninger|km|meter)\b/u;
/** Lines of code where a round number is a time or a length. */
const notMoney = /timeout|Ms\b|limits\b|duration/i;

/** What is wrong in a text, as `line: the words`. */
function typedPrices(text: string, isCode: boolean): string[] {
  return text.split('\n').flatMap((line, index) => {
    const bare = isCode && notMoney.test(line) ? [] : [...line.matchAll(bareAmount)];
    const found = [
      ...line.matchAll(withCurrency),
      ...bare.filter((match) => !counted.test(line.slice(match.index + match[0].length))),
    ];
    return found.map((match) => `${index + 1}: ${match[0].trim()}`);
  });
}

/** Everything that ends on a page; the writers' guide and the tests may show amounts. */
const sources = projectFiles().filter(
  (file) =>
    /^(?:content\/.+\.(?:mdx|yaml|svg)|src\/(?!site\/facts\.ts$).+\.tsx?)$/.test(file) &&
    !/\.test\.tsx?$/.test(file),
);

test('no price is typed by hand: every amount comes from the facts', () => {
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap((file) =>
    typedPrices(onlyWords(file, readProjectFile(file)), /\.tsx?$/.test(file)).map(
      (words) => `${file}:${words}`,
    ),
  );
  expect(found).toEqual([]);
});

/** The coordinates of a drawing; any of them may happen to be a price. */
const pathData = /(['"`])[Mm][-\d\s.,MLHVCSQTAZmlhvcsqtaz]+\1/g;

/** Comments may explain with an amount; they and what is drawn are blanked, line for line. */
function onlyWords(file: string, text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  const words = text.replace(pathData, blank);
  if (/\.tsx?$/.test(file)) return words.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, blank);
  return file.endsWith('.mdx') ? words.replace(/\{\/\*[\s\S]*?\*\/\}/g, blank) : words;
}

/** A price of the registry, its thousands set apart. */
function grouped(mark: string): string {
  const { value } = facts['pakke.mellem.tilbudspris'];
  return `${Math.floor(value / 1000)}${mark}${String(value % 1000).padStart(3, '0')}`;
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
])('%j is seen as a typed price', (text, isCode) => {
  expect(typedPrices(text, isCode)).not.toEqual([]);
});

test.each([
  ['en guide på 1.500 ord', false],
  ['<Pris navn="pakke.lille.pris" />', false],
  ['den 12. september 2025', false],
  ['et skib på 210.000 tons', false],
  ['3 kroge og 4 krydser', false],
  ['timeoutMs = 20_000', true],
])('%j is none', (text, isCode) => {
  expect(typedPrices(text, isCode)).toEqual([]);
});
