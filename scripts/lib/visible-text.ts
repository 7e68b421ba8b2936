/**
 * Controls, marks of writing direction, fillers, letters of private typefaces, and spaces of every other width. Without
 * lines and tabs, the two that choose how an emoji looks, and NUL, which says that the file is no UTF-8.
 */
export const invisible =
  /(?![\ufe0e\ufe0f \t\n\r\0])[\p{Cc}\p{Cf}\p{Co}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns the code of a character: `U+00AD`. */
export const codeOf = (char: string) =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Replaces the characters that a reader cannot tell from nothing or from a space by their codes: `SEO‹U+200B›`. */
export function visibleText(text: string): string {
  return text.replace(invisible, (char) => `‹${codeOf(char)}›`);
}
