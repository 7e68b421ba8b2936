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

/** Returns a text as part of an address or a file name: `Få flere kunder på nettet` gives `faa-flere-kunder-paa-nettet`. */
export function slugOf(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
