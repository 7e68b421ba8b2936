/** Returns a text with the letters of addresses: `få` gives `faa`, `idé` gives `ide`. */
export function withoutAccents(text: string): string {
  return text
    .normalize()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}
