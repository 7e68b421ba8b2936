import { type Alias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { danishMessage } from './danish-message.ts';
import type { Problem } from './problem.ts';

export type YamlSource = {
  readonly value: unknown;
  /** Returns the line in the file of the value at `path`, or of its nearest parent when it is missing. */
  readonly lineAt: (path: readonly PropertyKey[]) => number;
  readonly problems: readonly Problem[];
  /** Line of each top-level field. */
  readonly lines: Readonly<Record<string, number>>;
};

/** Parses YAML with the position of each value. `firstLine` is the line of the file on which the YAML starts. */
export function readYaml(file: string, source: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineOf = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  // Aliases are rejected: content does not need them, and they may be undefined, circular or expand exponentially.
  const aliases: Alias[] = [];
  visit(document, { Alias: (_key, alias) => void aliases.push(alias) });
  const readable = document.errors.length === 0 && aliases.length === 0;
  return {
    value: readable ? document.toJS() : undefined,
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
    problems: [
      // Further errors follow from the first.
      ...document.errors.slice(0, 1).map((error) => ({
        file,
        line: lineOf(error.pos[0]),
        where: 'YAML',
        found: danishMessage(error.message),
        expected: 'gyldig YAML: `felt: værdi`, lister med bindestreg, tekst med kolon i anførselstegn',
        example: "titel: 'Søgeord: sådan vælger du'",
      })),
      ...aliases.map((alias) => ({
        file,
        line: lineOf(alias.range?.[0] ?? 0),
        where: 'YAML',
        found: `*${alias.source}`,
        expected: 'værdien skrevet helt ud; tekst, der begynder med en stjerne, i anførselstegn',
        example: `'*${alias.source}'`,
      })),
    ],
  };
}

// Some editors begin a file with a byte order mark.
const fence = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Returns the line that should close the front matter: the first that is no field; null when there is no opening line. */
export function missingFenceLine(source: string): number | null {
  const [first = '', ...lines] = source.split(/\r?\n/);
  if (!/^\ufeff?---[ \t]*$/.test(first)) return null;
  const end = lines.findIndex((line) => line.trim() === '' || line.startsWith('## '));
  return (end < 0 ? lines.length : end) + 2;
}

/** Returns the YAML between the two `---` lines at the start of an MDX file; null when there is none. */
export function frontMatterOf(source: string): string | null {
  return fence.exec(source)?.[1] ?? null;
}
