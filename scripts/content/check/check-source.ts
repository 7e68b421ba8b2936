import { danishMonths } from '#src/lib/danish-months.ts';
import type { Finding } from '../diagnostic.ts';
import { hiddenCharacters, nameOfCharacter } from '../invisible-characters.ts';

/** The lines that git leaves where two people have changed the same place. */
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/;
/** A picture as text, or another file: no word or address is as long. */
const pasted = /\S{5000}/;
/** A space of the kind that Alt and the space bar give on a Mac, where Markdown and YAML know only the common one. */
const oddSpace = '[\\u00a0\\u2009\\u202f]';
/** The number of a date is no sign. */
const signs = `(?:#{1,6}|[-*+>|]|\\d+[.)](?!${oddSpace}(?:${danishMonths.join('|')})))`;
const spaceAtSign = new RegExp(`^[ \\t]*(?:${signs}[ \\t]*)*${oddSpace}`);
const spaceAfterField = new RegExp(`^[ \\t-]*[\\p{L}_]+:${oddSpace}`, 'u');

/** Reports what git, an editor or a program for texts has left in a file: conflicts and characters that nobody sees. */
export function checkSource(source: string): Finding[] {
  return source.split(/\r?\n/).flatMap((line, index) => checkLine(line, index + 1));
}

/** Whether a file can be read on: git has not left two versions of the same lines in it, and no file is pasted into it. */
export function isReadable(source: string): boolean {
  return !pasted.test(source) && !source.split(/\r?\n/).some((line) => conflict.test(line));
}

function checkLine(text: string, line: number): Finding[] {
  const wrong = (where: string, found: string, expected: string) => ({ line, where, found, expected });
  if (conflict.test(text)) {
    const expected = 'en af de to udgaver, uden linjerne med <<<<<<<, ======= og >>>>>>>';
    return [wrong('konflikt', `${text}: en konflikt fra git, som ikke er løst`, expected)];
  }
  if (pasted.test(text)) {
    const found = `${text.trim().slice(0, 40)}…, et ord på ${text.length} tegn`;
    return [wrong('tekst', found, 'ord: en fil eller et billede er sat ind som tekst')];
  }
  if (/[\ufffd\0]/.test(text)) return [wrong('tegn', 'bogstaver, der ikke er UTF-8', 'filen gemt som UTF-8')];
  const hidden = hiddenCharacters(text)
    // The same character may stand in a line many times.
    .filter(({ char }, index, all) => all.findIndex((each) => each.char === char) === index)
    .map(({ char, index }) => {
      const expected = `teksten uden ${nameOfCharacter(char)}: slet tegnet, eller skriv stedet igen`;
      return wrong('usynligt tegn', text.slice(Math.max(0, index - 30), index + 30), expected);
    });
  const [odd] = spaceAtSign.exec(text) ?? spaceAfterField.exec(text) ?? [];
  if (odd === undefined) return hidden;
  const before = odd.slice(0, -1).trimEnd();
  const name = nameOfCharacter(odd.at(-1) ?? '');
  const expected = `et almindeligt mellemrum efter ${before.trim() || 'linjens begyndelse'} i stedet for ${name}`;
  const example = `${before}${before && ' '}${text.slice(odd.length).trim()}` || undefined;
  return [...hidden, { ...wrong('usynligt tegn', text, expected), example }];
}
