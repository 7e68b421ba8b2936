import type { TocEntry } from '#src/content/types.ts';
import type { Finding } from './diagnostic.ts';
import { checkComponents } from './mdx/check-components.ts';
import { compileText } from './mdx/compile-text.ts';
import { type FrontMatter, frontMatterOf } from './mdx/front-matter.ts';
import { checkHeadings } from './mdx/headings.ts';
import { readingTime } from './mdx/reading-time.ts';
import { type References, referencesIn } from './mdx/references.ts';
import { type ParserError, syntaxFinding } from './mdx/syntax-finding.ts';
import { checkRules } from './rules/check-rules.ts';

/** What a text is compiled to, and what pages and other checks need of it. */
export type Text = References & {
  /** Module whose default export renders the text. */
  readonly code: string;
  readonly toc: readonly TocEntry[];
  /** In minutes. */
  readonly readingTime: number;
};

type ReadText = {
  /** Null when the file does not begin with it. */
  readonly frontMatter: FrontMatter | null;
  /** Null after a syntax error. */
  readonly text: Text | null;
  readonly findings: readonly Finding[];
};

/** Compiles and checks the source of an MDX file. */
export async function readText(source: string): Promise<ReadText> {
  try {
    const { code, tree, headings } = await compileText(source);
    const toc = headings.map(({ id, text, depth }) => ({ id, text, depth }));
    return {
      frontMatter: frontMatterOf(tree, source),
      text: { code, toc, readingTime: readingTime(tree), ...referencesIn(tree) },
      findings: [...checkRules(tree, source), ...checkComponents(tree), ...checkHeadings(headings)],
    };
  } catch (error) {
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    const { tree } = await compileText(source, 'md');
    const findings = [syntaxFinding(error as ParserError, source)];
    return { frontMatter: frontMatterOf(tree, source), text: null, findings };
  }
}
