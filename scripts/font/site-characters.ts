const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const basicLatin = range(0x20, 0x7e);
/** Characters that only occur in code, which uses another typeface. */
const programming = '[\\]^`{|}~<>$';
const danish = 'æøåÆØÅéÉ«»–’”…•×−§©\u00a0';

/** Characters of the font that visitors download: those of Danish text. Others are shown in a font of the system. */
export const siteCharacters = [...basicLatin].filter((char) => !programming.includes(char)).join('') + danish;

/** Characters of drawn text and of titles in Open Graph images, as far as the package has them. */
export const drawnCharacters = `${basicLatin}${range(0xa0, 0x17e)}–—‘’“”…•−€™`;
