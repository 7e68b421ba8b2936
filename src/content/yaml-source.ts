import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { danishMessage } from './danish-message.ts';
import type { Diagnostic } from './diagnostic.ts';
import { hiddenCharacters, nameOfCharacter } from './invisible-characters.ts';

export type YamlSource = {
  readonly value: unknown;
  /** Returns the line in the file of the value at `path`, or of its nearest parent when it is missing. */
  readonly lineAt: (path: readonly PropertyKey[]) => number;
  readonly diagnostics: readonly Diagnostic[];
  /** Line of each top-level field. */
  readonly lines: Readonly<Record<string, number>>;
  /** Every text, with the line in which it begins. */
  readonly texts: readonly { readonly text: string; readonly line: number }[];
};

/** Parses YAML with the position of each value. `firstLine` is the line of the file on which the YAML starts. */
export function readYaml(file: string, source: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineOf = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lost = lostWords(document, source);
  const diagnostics = lost.map(({ at, ...diagnostic }) => ({
    file,
    line: lineOf(at),
    where: 'YAML',
    ...diagnostic,
  }));
  // Further errors follow from the first, and it may follow from what is lost.
  for (const error of lost.length ? [] : document.errors.slice(0, 1)) {
    diagnostics.push({
      file,
      line: lineOf(error.pos[0]),
      where: 'YAML',
      found: danishMessage(error.message),
      expected: 'gyldig YAML: `felt: værdi`, lister med bindestreg, tekst med kolon i anførselstegn',
      example: "titel: 'Søgeord: sådan vælger du'",
    });
  }
  return {
    value: diagnostics.length ? undefined : document.toJS(),
    lineAt(path) {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineOf(node.range[0]);
      }
      return firstLine;
    },
    lines: Object.fromEntries(
      isMap(document.contents)
        ? document.contents.items.flatMap(({ key }) =>
            isScalar(key) && key.range ? [[String(key.value), lineOf(key.range[0])]] : [],
          )
        : [],
    ),
    texts: textsIn(document).map(({ text, at }) => ({ text, line: lineOf(at) })),
    diagnostics,
  };
}

type LostWords = Pick<Diagnostic, 'found' | 'expected' | 'example'> & { readonly at: number };

/**
 * Returns what the writer has written and YAML takes for something else: the end of a text after ` #`, a first word that
 * begins with `!`, `&` or `*`, and characters that nobody sees, written as an escape. Aliases (`*name`) may also be
 * undefined, circular or expand exponentially.
 */
function lostWords(document: Document, source: string): LostWords[] {
  const found: LostWords[] = [];
  /** A text that must be in quotes, from where it begins to where the line or, in a list in brackets, the value ends. */
  const add = (at: number, end: number, what: string) => {
    const before = source.slice(source.lastIndexOf('\n', at) + 1, at).trimStart();
    const isInBrackets = /[[{]/.test(before);
    const words = isInBrackets ? source.slice(at, end) : (/.*/.exec(source.slice(at))?.[0].trim() ?? '');
    found.push({
      at,
      found: `${words}: ${what}`,
      expected: 'teksten i anførselstegn; en note til dig selv på sin egen linje med # forrest',
      example: `${isInBrackets ? '' : before}'${words.replaceAll("'", "''")}'`,
    });
  };
  visit(document, {
    Pair: (_key, { value, key }) => {
      const after = isScalar(key) && key.range ? source.slice(key.range[1]) : '';
      const [start = '', hash] = /^[ \t]*:[ \t]*(#?)/.exec(after) ?? [];
      if (!hash || !isScalar(key) || !key.range || (isNode(value) && isCollection(value))) return;
      add(key.range[1] + start.length - 1, 0, 'alt fra # er en kommentar');
    },
    Alias: (_key, alias) =>
      add(startOf(alias, source), alias.range?.[1] ?? 0, 'ordet med * er en henvisning'),
    Value: (_key, node) => {
      const at = startOf(node, source);
      const end = node.range?.[1] ?? at;
      if (node.tag) add(at, end, 'ordet med ! er et mærke og bliver slettet');
      else if (node.anchor) add(at, end, 'ordet med & er et navn og bliver slettet');
      else if (isScalar(node) && typeof node.value === 'string') {
        if (node.type === 'PLAIN' && hasCommentBehind(node, source))
          add(at, end, 'alt fra # er en kommentar');
        const [escaped] = hiddenCharacters(node.value).filter(({ char }) => !source.includes(char));
        if (escaped)
          found.push({
            at,
            found: source.slice(at, end),
            expected: `teksten uden ${nameOfCharacter(escaped.char)}`,
          });
      }
    },
  });
  return found;
}

/** Returns where a value begins in the source, its tag, anchor or `*` included. */
function startOf(node: Node, source: string): number {
  const at = node.range?.[0] ?? 0;
  const properties = /(?:(?<=[\s[{,])[!&][^\s,]*[ \t]*)*$/.exec(source.slice(0, at))?.[0] ?? '';
  return at - properties.length;
}

/** Whether a comment follows a value in the same line. */
function hasCommentBehind({ range }: Node, source: string): boolean {
  return /^[ \t]+#/.test(source.slice(range?.[1] ?? 0, range?.[2]));
}

function textsIn(document: Document): { text: string; at: number }[] {
  const texts: { text: string; at: number }[] = [];
  visit(document, {
    Scalar: (key, { value, range }) => {
      if (key !== 'key' && typeof value === 'string') texts.push({ text: value, at: range?.[0] ?? 0 });
    },
  });
  return texts;
}

// Some editors begin a file with a byte order mark.
const fence = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Returns the YAML between the two `---` lines at the start of an MDX file; null when there is none. */
export function frontMatterOf(source: string): string | null {
  return fence.exec(source)?.[1] ?? null;
}

const isField = (line = '') => /^[\p{L}_]+:(?:\s|$)/u.test(line);
/** Signs in place of the three hyphens: `----`, `—`, `+++`, "```yaml". */
const looksLikeFence = (line = '') => /^\s*(?:[-–—‐‑+*_=~.`]{1,}|-{2,}\s*\w+|```\s*\w*)\s*$/u.test(line);

/** Returns what is wrong with the two lines around the fields of a text that has no front matter, and where. */
export function fenceDiagnostic(source: string): Omit<Diagnostic, 'file' | 'where'> {
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/);
  const [first = ''] = lines;
  const expected = 'felter mellem to linjer med ---';
  if (/^---[ \t]*$/.test(first)) {
    const end = lines.findIndex((line, index) => index > 0 && looksLikeFence(line));
    if (/^---[ \t]*$/.test(lines[end] ?? '')) return { line: 2, found: 'ingen felter', expected };
    if (end > 0) return wrongFence(end, lines[end]);
    const gap = lines.findIndex((line) => line.trim() === '' || line.startsWith('## '));
    const line = (gap < 0 ? lines.length : gap) + 1;
    return { line, found: 'ingen linje med --- efter felterne', expected, example: '---' };
  }
  const fields = lines.slice(0, 20).findIndex(isField);
  if (fields === 0) return { line: 1, found: 'ingen linje med --- før felterne', expected, example: '---' };
  const above = lines[fields - 1];
  if (fields === 1 && looksLikeFence(above)) return wrongFence(0, above);
  if (fields > 1 && looksLikeFence(above)) {
    const text = lines.find((line) => line.trim() !== '');
    const found = text === above ? 'en tom linje før ---' : `${text} før ---`;
    return { line: 1, found, expected: '--- i linje 1: intet må stå før felterne', example: '---' };
  }
  const example = '`npm run new -- artikel "Titel"` laver en fil, der er klar';
  return { line: 1, found: 'ingen ---linjer øverst', expected, example };
}

function wrongFence(index: number, found = '') {
  return {
    line: index + 1,
    found,
    expected: 'præcis tre bindestreger og ikke mere på linjen',
    example: '---',
  };
}
