import type { Typeface } from '../drawing/typeface.ts';

/** Returns a text in the characters that a typeface has: accents may go, and signs that nothing can stand for. */
export function drawableText(text: string, face: Pick<Typeface, 'missing'>): string {
  const has = (char: string) => face.missing(char) === undefined;
  const letters = [...text.normalize()].map((char) => {
    if (has(char)) return char;
    if (/\s/.test(char)) return ' ';
    if (/\p{Dash}/u.test(char)) return '-';
    return [...char.normalize('NFKD').replace(/\p{Mark}/gu, '')].filter(has).join('');
  });
  return letters.join('').replace(/\s+/g, ' ').trim();
}
