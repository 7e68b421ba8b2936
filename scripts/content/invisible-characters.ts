/** Controls, marks of writing direction, fillers, letters of private typefaces, and spaces of every other width. */
const suspects = /[\p{Cc}\p{Cf}\p{Co}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Lines and tabs; the two that choose how an emoji looks; and NUL, which says that the file is no UTF-8. */
const harmless = new Set([' ', '\t', '\n', '\r', '\0', '\ufe0e', '\ufe0f']);
/** Spaces that are typography in a sentence, and elsewhere look like the one of the space bar. */
const typographic = new Set(['\u00a0', '\u2009', '\u202f']);
/** What a joiner may follow: one emoji may be several in a row. */
const emojiAtEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?$/u;

const names: Readonly<Record<string, string>> = {
  'U+000B': 'lodret tabulator',
  'U+00A0': 'hårdt mellemrum',
  'U+00AD': 'blød bindestreg',
  'U+200B': 'mellemrum uden bredde',
  'U+200D': 'usynlig sammenføjning',
  'U+FEFF': 'byte order mark',
};

const codeOf = (char: string) =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the code of a character and, where it has one, its Danish name: `U+00A0 (hårdt mellemrum)`. */
export function nameOfCharacter(char: string): string {
  const code = codeOf(char);
  return names[code] ? `${code} (${names[code]})` : code;
}

/** Returns each character of a text that nobody sees, with its position. */
export function hiddenCharacters(text: string): { readonly char: string; readonly index: number }[] {
  return [...text.matchAll(suspects)]
    .map((match) => ({ char: match[0], index: match.index }))
    .filter(({ char, index }) => {
      if (harmless.has(char) || typographic.has(char)) return false;
      return char !== '\u200d' || !emojiAtEnd.test(text.slice(0, index));
    });
}

/** Replaces the characters that a reader cannot tell from nothing or from a space by their codes: `SEO‹U+200B›`. */
export function visibleText(text: string): string {
  return text.replace(suspects, (char) => (harmless.has(char) ? char : `‹${codeOf(char)}›`));
}
