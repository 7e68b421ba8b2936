/** Replaces Danish letters for URLs and removes accents: `løsning på` gives `loesning paa`. */
export function transliterate(text: string): string {
  // A text copied from a file name or a PDF may have å as two characters.
  return text
    .normalize()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replaceAll('Æ', 'Ae')
    .replaceAll('Ø', 'Oe')
    .replaceAll('Å', 'Aa')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}
