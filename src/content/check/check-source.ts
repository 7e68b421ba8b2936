import { danishMonths } from '#src/lib/danish-months.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { hiddenCharacters, nameOfCharacter } from '../invisible-characters.ts';

type Found = Omit<Diagnostic, 'file' | 'line'>;

/** The lines that git leaves where two people have changed the same place. */
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/;
/** A space of the kind that Alt and the space bar give on a Mac, where Markdown and YAML know only the common one. */
const oddSpace = '[\\u00a0\\u2009\\u202f]';
/** The number of a date is no sign. */
const signs = `(?:#{1,6}|[-*+>|]|\\d+[.)](?!${oddSpace}(?:${danishMonths.join('|')})))`;
const spaceAtSign = new RegExp(`^[ \\t]*(?:${signs}[ \\t]*)*${oddSpace}`);
const spaceAfterField = new RegExp(`^[ \\t-]*[\\p{L}_]+:${oddSpace}`, 'u');

/** Reports what git, an editor or a program for texts has left in a file: conflicts and characters that nobody sees. */
export function checkSource(file: string, source: string): Diagnostic[] {
  return source
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .flatMap((line, index) => checkLine(line).map((found) => ({ file, line: index + 1, ...found })));
}

/** Whether git has left two versions of the same lines in a file. What else is found there says little. */
export function hasConflict(source: string): boolean {
  return source.split(/\r?\n/).some((line) => conflict.test(line));
}

function checkLine(line: string): Found[] {
  if (conflict.test(line)) {
    const expected = 'en af de to udgaver, uden linjerne med <<<<<<<, ======= og >>>>>>>';
    return [{ where: 'konflikt', found: `${line}: en konflikt fra git, som ikke er løst`, expected }];
  }
  if (/[\ufffd\0]/.test(line))
    return [{ where: 'tegn', found: 'bogstaver, der ikke er UTF-8', expected: 'filen gemt som UTF-8' }];
  const hidden = hiddenCharacters(line)
    // The same character may stand in a line many times.
    .filter(({ char }, index, all) => all.findIndex((each) => each.char === char) === index)
    .map(({ char, index }) => ({
      where: 'usynligt tegn',
      found: line.slice(Math.max(0, index - 30), index + 30),
      expected: `teksten uden ${nameOfCharacter(char)}: slet tegnet, eller skriv stedet igen`,
    }));
  const [odd] = spaceAtSign.exec(line) ?? spaceAfterField.exec(line) ?? [];
  if (odd === undefined) return hidden;
  const before = odd.slice(0, -1).trimEnd();
  const name = nameOfCharacter(odd.at(-1) ?? '');
  return [
    ...hidden,
    {
      where: 'usynligt tegn',
      found: line,
      expected: `et almindeligt mellemrum efter ${before.trim() || 'linjens begyndelse'} i stedet for ${name}`,
      example: `${before}${before && ' '}${line.slice(odd.length).trim()}` || undefined,
    },
  ];
}
