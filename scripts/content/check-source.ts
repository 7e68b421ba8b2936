import type { Finding } from '../lib/diagnostic.ts';
import { codeOf, invisible } from '../lib/visible-text.ts';

/** The lines that git leaves where two people have changed the same place. */
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/;
/** A picture as text, or another file: no word or address is as long. */
const pasted = /\S{5000}/;

/** What joins several emoji to one. */
const joiner = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d/gu;

const names: Readonly<Record<string, string>> = {
  'U+000B': 'lodret tabulator',
  'U+00AD': 'blød bindestreg',
  'U+200B': 'mellemrum uden bredde',
  'U+200D': 'usynlig sammenføjning',
  'U+FEFF': 'byte order mark',
};

/** Returns the code of a character and, where it has one, its Danish name: `U+00AD (blød bindestreg)`. */
function nameOf(char: string): string {
  const code = codeOf(char);
  return names[code] ? `${code} (${names[code]})` : code;
}

/** Reports lines with which a file cannot be read on: two versions of the same lines, or a file that is pasted into it. */
export function checkLines(source: string): Finding[] {
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (conflict.test(text)) {
      const found = `${text}: en konflikt fra git, som ikke er løst`;
      const expected = 'en af de to udgaver, uden linjerne med <<<<<<<, ======= og >>>>>>>';
      return { line, where: 'konflikt', found, expected };
    }
    if (!pasted.test(text)) return [];
    const found = `${text.trim().slice(0, 40)}…, et ord på ${text.length} tegn`;
    return { line, where: 'tekst', found, expected: 'ord: en fil eller et billede er sat ind som tekst' };
  });
}

/** Reports characters that nobody sees, and those that are none. */
export function checkCharacters(source: string): Finding[] {
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (/[\ufffd\0]/.test(text))
      return { line, where: 'tegn', found: 'bogstaver, der ikke er UTF-8', expected: 'filen gemt som UTF-8' };
    const hidden = new Set(text.replace(joiner, ' ').match(invisible));
    return [...hidden].map((char) => {
      const at = text.indexOf(char);
      const found = text.slice(Math.max(0, at - 30), at + 30);
      const expected = `teksten uden ${nameOf(char)}: slet tegnet, eller skriv stedet igen`;
      return { line, where: 'usynligt tegn', found, expected };
    });
  });
}
