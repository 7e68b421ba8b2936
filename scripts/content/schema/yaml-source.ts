import {
  type Document,
  type ErrorCode,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { Diagnostic } from '../../lib/diagnostic.ts';

/** Adds what is expected at an offset. */
type Add = (at: number, expected: string) => void;

export type YamlSource = ReturnType<typeof readYaml>;

/** Parses YAML with the position of each value. `firstLine` is the line of the file on which the YAML starts. */
export function readYaml(source: string, firstLine = 1) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineOf = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const written = source.split('\n');
  /** Once for each line. */
  const diagnostics = new Map<string, Diagnostic>();
  const add: Add = (at, expected) => {
    const line = lineOf(at);
    const found = written[line - firstLine]?.trim() || 'en tom linje';
    diagnostics.set(line + expected, {
      ...{ line, where: 'YAML', found, example: quoted(found) },
      expected: `${expected}. Resten kontrolleres, når det er rettet`,
    });
  };
  checkLostWords(document, source, add);
  // Further errors follow from the first, and it may follow from what is lost.
  const [error] = document.errors;
  if (error && diagnostics.size === 0) {
    const tight = /^[ \t-]*[\p{L}_]+:(?![\s/]).*/mu.exec(source);
    if (tight) add(tight.index, 'et mellemrum efter kolonet');
    else add(error.pos[0], expectations[error.code] ?? validYaml);
  }
  return {
    value: (diagnostics.size ? undefined : document.toJS()) as unknown,
    /** Returns what a field says, also when the rest cannot be used. */
    read: (field: string) => document.getIn([field]),
    /** Returns the line in the file of the value at `path`, or of its nearest parent when it is missing. */
    lineAt(path: readonly PropertyKey[]): number {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineOf(node.range[0]);
      }
      return firstLine;
    },
    diagnostics: [...diagnostics.values()],
  };
}

/** What is expected where the parser stops: the cases that writers meet most. */
const expectations: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'linjer, som er rykket lige langt ind, og lister, som er lukket med ]',
  DUPLICATE_KEY: 'hvert felt én gang',
  MULTILINE_IMPLICIT_KEY: 'kun linjer med et felt og et kolon',
  TAB_AS_INDENT: 'mellemrum i stedet for en tabulator først på linjen',
};
const validYaml =
  "gyldig YAML: `felt: værdi`, tekst med kolon eller andre tegn i anførselstegn, som lukkes, og to for en apostrof: 'EU''s'";

/** A value between the quotation marks of Word and phones, which YAML takes for a part of it, and the start of one. */
const curly = /^[“”„‘’‚](?:[^“”„‘’‚]*|.*[“”‘’])$/su;
const curlyPair = /(?<=[:[,]\s*|- )[“”„‘’‚](.*?)[“”‘’](?=\s*(?:[,\]]|$))/gu;
const straightQuotes = 'lige anførselstegn (\' eller ") om teksten: de buede kommer fra Word og telefoner';

/** Returns a line with its value in quotes; undefined if it already has some, or is a list. */
function quoted(written: string): string | undefined {
  const line = written.replace(curlyPair, (_, text: string) => `'${text.replaceAll("'", "''")}'`);
  if (line !== written) return line;
  const spaced = written.replace(/^([ \t-]*[\p{L}_]+:)(?=\S)/u, '$1 ');
  if (spaced !== written) return spaced;
  const [, before, text = ''] = /^([ \t-]*(?:[\p{L}_]+:[ \t]+|-[ \t]+))([^'"[{\s].*?)\s*$/u.exec(line) ?? [];
  return before && `${before}'${text.replaceAll("'", "''")}'`;
}

/**
 * Finds where YAML would drop what the writer has written: the end of a text after ` #`, or a first word that begins with
 * `!`, `&` or `*`. Aliases (`*name`) may also be undefined, circular or expand exponentially.
 */
function checkLostWords(document: Document, source: string, add: Add): void {
  const lose = (at: number, lost: string) => add(at, `teksten i anførselstegn: ellers forsvinder ${lost}`);
  visit(document, {
    Alias: (_key, { range }) => void lose(range?.[0] ?? 0, 'ordet med *'),
    Value: (_key, node) => {
      const at = node.range?.[0] ?? 0;
      if (node.tag) lose(at, 'ordet med !');
      else if (node.anchor) lose(at, 'ordet med &');
      else if (isPlainText(node) && curly.test(source.slice(at, node.range?.[1]))) add(at, straightQuotes);
      else if (isPlainText(node) && hasComment(node, source)) lose(at, 'alt fra #');
    },
  });
}

const isPlainText = (node: Node) =>
  isScalar<unknown>(node) && node.type === 'PLAIN' && typeof node.value === 'string';

/** Whether a comment follows a value in the same line. */
function hasComment({ range }: Node, source: string): boolean {
  return /^[ \t]+#/.test(source.slice(range?.[1] ?? 0, range?.[2]));
}
