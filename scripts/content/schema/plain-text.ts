import { isFactName } from '#src/site/facts.ts';

/** Signs that other systems read as marking, small letters, an emoji or a formula. Two amounts in dollars are no formula. */
export const foreignSigns =
  /==(?=[^\s=])[^=\n]*[^\s=]==|(?<=[\p{L}\p{N})\]])(?:\^[^\s^[]+\^|~[^\s~]+~)|(?<![\p{L}\p{N}:/]):(?:[+-]1|[a-z][a-z\d_+-]+):(?![\p{L}\p{N}:])|\$\$[^$]+\$\$|\$[^\s$"'][^$\n"']*[\^_=\\][^$\n"']*\$/gu;

/** Markdown, HTML, codes and components, which only the texts of articles, legal pages and cases can have. */
const markup = [
  /(?:\*\*|__|~~|`|\[\[|(?<!\S)\S*(?:\]\(|\]\[))\S*/g,
  // Not within words, nor between numbers.
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]*(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])[^_\n]*(?<=[^\s_])_(?![\p{L}\p{N}_])/gu,
  /<[/!]?[a-z][^>]*>?|<!--/gi,
  /\\[\\`*_{}[\]<>#+.!~|-]/g,
  /^(?:#{1,6}|[-*+>]) \S*/gm,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);|&(?:nbsp|amp|quot|lt|gt|aelig|oslash|aring)(?![a-z])/giu,
  foreignSigns,
];

/** Returns what a text must be that shows markup as it is typed; null when it has none. */
export function plainTextDiagnostic(text: string): string | null {
  const [found] = markup.flatMap((pattern) => text.match(pattern) ?? []);
  return found === undefined
    ? null
    : `almindelig tekst uden ${found.trim()}: fed, links, koder og komponenter virker kun i .mdx-filerne`;
}

/** Whether a text has what looks like a fact to fetch: two braces, or the name of a fact in one. */
export function hasToken(text: string): boolean {
  if (/\{\{|\}\}/.test(text)) return true;
  return [...text.matchAll(/\{\s*([\w.-]+)\s*(?:\|[^}]*)?\}/g)].some(
    ([, name = '']) => name.includes('.') || isFactName(name),
  );
}
