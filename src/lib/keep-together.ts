/** What a line must not break after, if the word that follows is one of those named. */
const beginnings = [
  // A number before its unit, an abbreviation before its word.
  String.raw`(?:\d|\b(?:ekskl|inkl|pr)\.)(?= (?:%|ms|px|pixel|×|[kK]B|MB|Mbit|kr\.|moms|måned(?:er|s)?|år|sekund(?:er)?|dages?|uger|timer|sider|ud af)(?!\p{L}))`,
  String.raw`\d\.(?= \p{Ll}+ \d{4}\b)`,
  String.raw`\bom(?= (?:måneden|ugen|året)\b)`,
  String.raw`\bi(?= 20\d\d\b)`,
  // The time may be in the element that follows.
  String.raw`\bkl\.(?= (?:\d|$))`,
  // References to laws, measures such as '44 × 44' and the company's number. The number may be in the element that follows.
  String.raw`(?:§|\bCVR|\bWCAG)(?= (?:\d|$))|(?:\b(?:artikel|L)|×)(?= \d)|(?:\blitra|(?<=§ )\d+)(?= \p{L}\b)`,
  // Who does what, where a sentence or a clause begins with it.
  String.raw`(?<=[.,] )(?:(?:[Vv]i|[Dd]u|I)(?= \p{L})|(?:De[nt]?|E[nt])(?= \p{L}{1,6}(?!\p{L})))`,
  // Names joined by a sign; a dash, which no line begins with, and a dot, which none ends with.
  String.raw`&(?= \p{Lu})|\p{L}(?= –)|•`,
  // A company before its form.
  String.raw`\p{L}(?= (?:ApS|A\/S|I\/S)\b)`,
];
const pairs = new RegExp(`(${beginnings.join('|')}) `, 'gu');

/** Puts a no-break space where a line must not break. */
export function keepTogether(text: string): string {
  return text.replace(pairs, '$1\u00a0');
}

/** Keeps the last word of a title with a short word before it, as in 'på Google'. */
export function keepTitleEnd(title: string): string {
  return title.replace(/ (\p{L}{1,3}) (\p{L}{1,9})$/u, ' $1\u00a0$2');
}

/** Keeps the last words of a paragraph together, since `text-wrap: pretty` is content with a last line such as 'er med.' */
export function keepEnd(paragraph: string): string {
  return paragraph.replace(/(?<=.{20}) (?=.{1,8}$)/g, '\u00a0');
}

/**
 * Splits a text at the words that must not break after their hyphen, if they fit on a line: every second part is such a
 * word.
 */
export function splitAtHyphenWords(text: string): string[] {
  return text.split(
    /(?<![\p{L}\d])(\p{Lu}(?:-\p{Lu})+(?![\p{L}-])|(?:\p{Lu}{2,3}|\dD|[Aa]lt)-\p{L}{1,12}(?!\p{L})|[eE]-\p{L}{1,20}(?!\p{L}))/u,
  );
}
