/**
 * Text as it is sent: trimmed, without control characters (line breaks and tabs stay) and without
 * half characters, which would not survive on their way through other programs.
 * `'  Åse\u0000 '` becomes `'Åse'`.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
}
