/**
 * Cleans text before it is sent: trims it, removes control characters except line breaks and tabs, and replaces lone
 * surrogates, which other programs would corrupt. Also removes invisible characters, which come along with pasted text:
 * marks of the writing direction, zero-width spaces and word joiners. `'  Åse\u0000 '` becomes `'Åse'`.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\p{Bidi_Control}\u200b\u2060\ufeff]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
}

/** Cleans values as they are sent, in the same order. */
export function cleanValues<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, cleanText(value)]);
  return Object.fromEntries(entries) as Values;
}
