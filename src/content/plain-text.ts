import { isFactName } from '#src/site/is-fact-name.ts';
import { characterCode, foreignMarkup } from './mdx/foreign-markup.ts';

/** Markdown, HTML and components, which only the text of an article or a legal page can have. */
const markup = [
  /(?:\*\*|__|~~|`|\[\[|\S*\]\(|\S*\]\[)\S*/,
  // Not within words, nor between numbers.
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]*(?<=[^\s*])\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])[^_\n]*(?<=[^\s_])_(?![\p{L}\p{N}_])/u,
  /<[/!]?[a-z][^>]*>?/i,
  /<!--/,
  /\\[\\`*_{}[\]<>#+.!~|-]/,
  /^(?:#{1,6}|[-*+>]) \S*/m,
  characterCode,
  ...foreignMarkup.map(([pattern]) => pattern),
];

/** Returns the first piece of a plain text that visitors would read as it is typed; null when there is none. */
export function markupIn(text: string): string | null {
  for (const pattern of markup) {
    // Not `exec`, which remembers where a global pattern has matched.
    const [found] = text.match(new RegExp(pattern.source, pattern.flags.replace('g', ''))) ?? [];
    if (found !== undefined) return found.trim();
  }
  return null;
}

/** Returns what a text must be that shows markup as it is typed; null when it has none. */
export function plainTextDiagnostic(text: string): string | null {
  const found = markupIn(text);
  return found === null
    ? null
    : `almindelig tekst uden ${found}: fed, links, koder og komponenter virker kun i artikler og juridiske tekster`;
}

/** Whether a text has what looks like a fact to fetch: two braces, or the name of a fact in one. */
export function hasToken(text: string): boolean {
  if (/\{\{|\}\}/.test(text)) return true;
  return [...text.matchAll(/\{\s*([\w.-]+)\s*(?:\|[^}]*)?\}/g)].some(
    ([, name = '']) => name.includes('.') || isFactName(name),
  );
}
