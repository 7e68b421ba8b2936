import type { Nodes, Parents } from 'mdast';
import type { Diagnostic } from '../../lib/diagnostic.ts';

/** What a test says of what it finds. What it leaves out comes from the row. */
export type PartialDiagnostic = Partial<Diagnostic>;

/** A row of the writers' rules: what its message says unless the test knows better. */
export type Rule = {
  /** Part of the text that is wrong; `teksten` unless a narrower word is known. */
  readonly where?: string;
  readonly expected: string;
  readonly example?: string;
  /** A rule of what is likely, but not certainly wrong: it warns and the build goes on. */
  readonly severity?: 'warning';
};

/** Looks for a pattern, and may add to what the row says of it. */
export type PatternRule = Rule & {
  readonly test: RegExp;
  /** `written` is the match as the writer has it: components and code are blank in the match itself. */
  readonly of?: (match: RegExpExecArray, written: string) => PartialDiagnostic;
};

type Place = {
  /** The whole file. */
  readonly source: string;
  readonly parent: Parents;
  readonly index: number;
};

/** Looks at each node of one kind. The test returns what it finds, or whether it finds what the row names. */
export type NodeRule = {
  [Type in Nodes['type']]: Rule & {
    readonly node: Type;
    readonly test: (
      node: Extract<Nodes, { type: Type }>,
      place: Place,
    ) => PartialDiagnostic | boolean | undefined;
  };
}[Nodes['type']];

/** Returns the source of a node. */
export const sourceOf = ({ position }: Nodes, source: string) =>
  source.slice(position?.start.offset, position?.end.offset);
