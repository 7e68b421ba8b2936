import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { kroner, pricesIn } from '../../scripts/lib/prices.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

/**
 * Code whose text ends up on a page, and tests of the pages, which must not fail when the owner changes a price. The
 * build itself checks texts, data and drawings. Unit tests may contain amounts.
 */
const places = [
  /^src\/(?!site\/facts\.ts$).+\.tsx?$/,
  /^tests\/browser\/.+\.spec\.ts$/,
  /^tests\/engines\/.+\.ts$/,
];
const sources = projectFiles().filter(
  (file) => places.some((place) => place.test(file)) && !/^src\/.+\.test\.tsx?$/.test(file),
);

/** Lines of code where a round number is a time or a length. */
const notMoney = /timeout|Ms\b|duration|length/i;

/** Amounts of ours without a unit: `20_000`, '20.000'. Four digits without a separator are more likely something else. */
const ownAmounts = new Set(
  Object.values(facts)
    .flatMap((fact) => (fact.kind === 'kroner' ? fact.value : []))
    .filter((amount) => amount >= 1000),
);

/** Returns the prices in a line of code. */
function pricesInCode(line: string): string[] {
  const numbers = notMoney.test(line)
    ? []
    : (line.match(/(?<![\d.,_])(?:\d{5,}|\d+[._]\d{3})(?![\d_.,])/g) ?? []);
  const own = numbers.filter((number) => ownAmounts.has(Number(number.replace(/\D/g, ''))));
  return [...pricesIn(line, kroner), ...own];
}

test('no price is hard-coded: every amount comes from the facts', () => {
  expect(places.filter((place) => !sources.some((file) => place.test(file)))).toEqual([]);
  const found = sources.flatMap((file) =>
    textOnly(readProjectFile(file))
      .split('\n')
      .flatMap((line, index) => pricesInCode(line).map((price) => `${file}:${index + 1}: ${price}`)),
  );
  expect(found).toEqual([]);
});

/** SVG path data, whose coordinates may look like prices. */
const pathData = /(['"`])[Mm][-\d\s.,MLHVCSQTAZmlhvcsqtaz]+\1/g;

/** Blanks comments and path data. Keeps line numbers. */
function textOnly(text: string): string {
  const blank = (match: string) => match.replace(/[^\n]/g, ' ');
  const withoutPaths = text.replace(pathData, blank);
  return withoutPaths.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, blank);
}
