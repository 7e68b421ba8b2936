/** Returns a text as part of an address or a file name: `Få flere kunder på nettet` gives `faa-flere-kunder-paa-nettet`. */
export function slugOf(text: string): string {
  return (
    text
      // A text copied from a file name or a PDF may have å as two characters.
      .normalize()
      .toLowerCase()
      .replaceAll('æ', 'ae')
      .replaceAll('ø', 'oe')
      .replaceAll('å', 'aa')
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  );
}
