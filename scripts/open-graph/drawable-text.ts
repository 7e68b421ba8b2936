import type { Typeface } from '../drawing/typeface.ts';

/** Letters that are no other letter with an accent, and signs, with what reads the same. */
const substitutes: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '→': '–',
  '⇒': '–',
  '←': '–',
  '‑': '-',
  '−': '–',
  '′': '’',
  '″': '”',
};

/** Returns a text in the characters that a typeface has: accents may go, and signs that nothing can stand for. */
export function drawableText(text: string, face: Pick<Typeface, 'missing'>): string {
  const has = (char: string) => face.missing(char) === undefined;
  const letters = [...text.normalize()].map((char) => {
    if (has(char)) return char;
    if (/\s/.test(char)) return ' ';
    const plain = substitutes[char] ?? char.normalize('NFKD').replace(/\p{Mark}/gu, '');
    return [...plain].filter(has).join('');
  });
  return letters.join('').replace(/\s+/g, ' ').trim();
}

/** Returns the letters and digits of a text for which a typeface has neither themselves nor another. */
export function lettersWithout(text: string, face: Pick<Typeface, 'missing'>): string[] {
  const words = [...text.normalize()].filter((char) => /[\p{L}\p{N}]/u.test(char));
  return [...new Set(words.filter((char) => drawableText(char, face) === ''))];
}
