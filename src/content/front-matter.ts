import type { Diagnostic } from './diagnostic.ts';

// Some editors begin a file with a byte order mark.
const fence = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Divides an MDX file at the two `---` lines around its fields; null when there are none. */
export function splitFrontMatter(source: string): { readonly yaml: string; readonly text: string } | null {
  const [whole, yaml] = fence.exec(source) ?? [];
  return whole !== undefined && yaml !== undefined ? { yaml, text: source.slice(whole.length) } : null;
}

const isFence = (line = '') => /^---[ \t]*$/.test(line);
/** A fence, or signs in its place: `----`, `—`, `+++`. */
const looksLikeFence = (line = '') => /^\s*(?:[-–—‐‑+*_=~.`]+|-{2,}\s*\w+)\s*$/u.test(line);
const isField = (line = '') => /^[\p{L}_]+:(?:\s|$)/u.test(line);

/** Returns what is wrong with the two lines around the fields of a text that has no front matter, and where. */
export function fenceDiagnostic(source: string): Omit<Diagnostic, 'file' | 'where'> {
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/);
  const expected = 'felter mellem to linjer med præcis ---, den første i linje 1';
  const example = '---';
  const fields = lines.slice(0, 20).findIndex(isField);
  if (fields < 0) {
    const template = '`npm run new -- artikel "Titel"` laver en fil, der er klar';
    return { line: 1, found: 'ingen felter øverst', expected, example: template };
  }
  if (!isFence(lines[0])) {
    const above = lines.slice(0, fields).find((line) => line.trim() !== '');
    const found = above !== undefined && isFence(above) ? 'en tom linje før ---' : above;
    return { line: 1, found: found ?? 'ingen linje med --- før felterne', expected, example };
  }
  const end = lines.findIndex((line, index) => index > 0 && looksLikeFence(line));
  if (end > 0) return { line: end + 1, found: lines[end] ?? '', expected, example };
  const gap = lines.findIndex((line) => line.trim() === '' || line.startsWith('## '));
  const line = (gap < 0 ? lines.length : gap) + 1;
  return { line, found: 'ingen linje med --- efter felterne', expected, example };
}
