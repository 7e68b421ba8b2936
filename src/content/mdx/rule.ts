import type { Nodes, Parents } from 'mdast';
import type { Diagnostic } from '../diagnostic.ts';

/** What a diagnostic says beyond its file and line. What a test leaves out comes from the row. */
export type Finding = Partial<Omit<Diagnostic, 'file'>>;

type Advice = {
  readonly where: string;
  readonly expected: string;
  /** Text that breaks the rule. */
  readonly bad: string;
  /** What to write instead: the example of the message, unless the test has a closer one. */
  readonly good: string;
  /** A rule of what is likely, but not certainly wrong: it warns and the build goes on. */
  readonly severity?: 'warning';
};

/** Looks at what visitors read of a paragraph, heading, cell or box: its source without code, addresses and tags. */
export type ProseRule = Advice & {
  readonly node: 'prose';
  readonly test: RegExp;
  /** Returns what is special about a match. */
  readonly of?: (match: RegExpExecArray) => Finding;
};

export type Place = {
  /** The whole file. */
  readonly source: string;
  readonly parent: Parents;
  readonly index: number;
};

/** Looks at each node of one kind. The test returns what it finds, or whether it finds what the row names. */
export type NodeRule = {
  [Type in Nodes['type']]: Advice & {
    readonly node: Type;
    readonly test: (node: Extract<Nodes, { type: Type }>, place: Place) => Finding | boolean | undefined;
  };
}[Nodes['type']];

/** Looks at the name of a tag that is no component. */
export type TagRule = Advice & { readonly node: 'tag'; readonly test: RegExp };

/** Looks at the line in which the compiler has stopped. */
export type SyntaxRule = Advice & {
  readonly node: 'syntax';
  readonly test: RegExp;
  /** Returns the line, or the part of it, as it should be. */
  readonly of?: (match: RegExpExecArray) => Finding;
};

export type Rule = ProseRule | NodeRule | TagRule | SyntaxRule;

/** Returns the source of a node. */
export const sourceOf = ({ position }: Nodes, source: string) =>
  source.slice(position?.start.offset, position?.end.offset);
