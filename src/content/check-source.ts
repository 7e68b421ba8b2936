import { danishMonths } from '#src/lib/danish-months.ts';
import type { Diagnostic } from './diagnostic.ts';
import { hiddenCharacters, nameOfCharacter } from './invisible-characters.ts';

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
  const lines = source.split('\n').map((line) => line.replace(/\r$/, ''));
  const diagnostics = lines.flatMap((line, index): Diagnostic[] =>
    checkLine(line, index === 0).map((diagnostic) => ({ file, line: index + 1, ...diagnostic })),
  );
  return [...checkEncoding(file, source), ...diagnostics];
}

/** Whether git has left two versions of the same lines in a file. What else is found there says little. */
export function hasConflict(source: string): boolean {
  return source.split(/\r?\n/).some((line) => conflict.test(line));
}

/** Reports a file whose bytes are not UTF-8: its Danish letters are lost. */
function checkEncoding(file: string, source: string): Diagnostic[] {
  const lost = source.search(/[\ufffd\0]/);
  if (lost < 0) return [];
  const line = source.slice(0, lost).split('\n').length;
  return [
    { file, line, where: 'tegn', found: 'bogstaver, der ikke er UTF-8', expected: 'filen gemt som UTF-8' },
  ];
}

function checkLine(line: string, isFirst: boolean): Omit<Diagnostic, 'file' | 'line'>[] {
  if (conflict.test(line)) {
    const expected = 'en af de to udgaver, uden linjerne med <<<<<<<, ======= og >>>>>>>';
    return [{ where: 'konflikt', found: `${line}: en konflikt fra git, som ikke er løst`, expected }];
  }
  // Some editors begin a file with a byte order mark.
  const hidden = hiddenCharacters(line).filter(
    ({ char, index }) => !(isFirst && index === 0 && char === '\ufeff'),
  );
  // The same character may stand in a line many times.
  const first = new Map(hidden.toReversed().map((each) => [each.char, each]));
  const diagnostics = [...first.values()].reverse().map(({ char, index }) => ({
    where: 'usynligt tegn',
    found: around(line, index),
    expected: `teksten uden ${nameOfCharacter(char)}: slet tegnet, eller skriv stedet igen`,
  }));
  const [odd] = spaceAtSign.exec(line) ?? spaceAfterField.exec(line) ?? [];
  if (odd === undefined) return diagnostics;
  const before = odd.slice(0, -1);
  const sign = before.trim();
  const name = nameOfCharacter(odd.at(-1) ?? '');
  const expected = sign
    ? `et almindeligt mellemrum efter ${sign} i stedet for ${name}`
    : `ingen mellemrum forrest på linjen: her står ${name}`;
  const example = `${before.trimEnd()}${sign && ' '}${line.slice(odd.length).trim()}`;
  return [
    ...diagnostics,
    {
      where: 'usynligt tegn',
      found: around(line, 0),
      expected,
      example: example.trim() && example.length <= 60 ? example : undefined,
    },
  ];
}

/** Returns the words around a place, short enough for a message. */
function around(line: string, index: number): string {
  const [from, to] = [Math.max(0, index - 30), index + 30];
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}
