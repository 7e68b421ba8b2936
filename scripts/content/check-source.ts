import type { Diagnostic } from '../lib/diagnostic.ts';
import { codeOf, invisible } from '../lib/visible-text.ts';

/** The lines that git leaves where two people have changed the same place. */
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/;

/** What joins several emoji to one. */
const joiner = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d/gu;

/** Reports lines with which a file cannot be read on: two versions of the same lines. */
export function checkLines(source: string): Diagnostic[] {
  return source.split('\n').flatMap((text, index): Diagnostic[] => {
    if (!conflict.test(text)) return [];
    const found = `${text}: en konflikt fra git, som ikke er løst`;
    const expected = 'en af de to udgaver, uden linjerne med <<<<<<<, ======= og >>>>>>>';
    return [{ line: index + 1, where: 'konflikt', found, expected }];
  });
}

/** UTF-8 that was read as another encoding and saved: `pÃ¥`, `â€“`. Code may show it. */
const encodedTwice = /[ÂÃ](?:[^\p{L}\s]|[ªºµŠŒŽšœžŸƒ])|Â\s|â€|ðŸ/u;
/** Letters of formulas, and wide ones, that networks show as bold and fonts, and no screen reader reads. */
const drawnLetters = /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a]/gu;

/** Reports characters that nobody sees or hears, and those that are none. */
export function checkCharacters(source: string): Diagnostic[] {
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (/[\ufffd\0]/.test(text) || encodedTwice.test(text.replace(/`[^`]*`/g, '')))
      return { line, where: 'tegn', found: 'bogstaver, der ikke er UTF-8', expected: 'filen gemt som UTF-8' };
    const plain = text.replace(drawnLetters, (letter) => letter.normalize('NFKC'));
    if (plain !== text)
      return {
        line,
        where: 'tegn',
        found: text,
        expected: 'almindelige bogstaver: dem her læser ingen skærmlæser op',
        example: plain,
      };
    const hidden = new Set(text.replace(joiner, ' ').match(invisible));
    return [...hidden].map((char) => {
      const at = text.indexOf(char);
      const found = text.slice(Math.max(0, at - 30), at + 30);
      const expected = `teksten uden ${codeOf(char)}: slet tegnet, eller skriv stedet igen`;
      return { line, where: 'usynligt tegn', found, expected };
    });
  });
}
