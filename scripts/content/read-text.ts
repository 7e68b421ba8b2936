import type { TocEntry } from '#src/content/types.ts';
import type { Diagnostic } from './diagnostic.ts';
import { checkComponents } from './mdx/check-components.ts';
import { compileText } from './mdx/compile-text.ts';
import { frontMatterOf } from './mdx/front-matter.ts';
import { checkHeadings } from './mdx/headings.ts';
import { readingTime } from './mdx/reading-time.ts';
import { type References, referencesIn } from './mdx/references.ts';
import { checkClaims } from './rules/check-claims.ts';
import { checkRules } from './rules/check-rules.ts';
import { type MdxError, syntaxDiagnostic } from './rules/syntax-rules.ts';

/** What a text is compiled to, and what pages and other checks need of it. */
export type Text = References & {
  /** Module whose default export renders the text. */
  readonly code: string;
  readonly toc: readonly TocEntry[];
  /** In minutes. */
  readonly readingTime: number;
};

type ReadText = {
  readonly frontMatter: string | undefined;
  /** Null after a syntax error. */
  readonly text: Text | null;
  readonly diagnostics: readonly Diagnostic[];
};

/** What was read of each file. Reading takes most of the time, and a save changes one file. */
const reading = new Map<string, { readonly source: string; readonly read: Promise<ReadText> }>();

/** Compiles and checks the source of an MDX file, unless it is the same as before. */
export function readText(file: string, source: string): Promise<ReadText> {
  const before = reading.get(file);
  if (before?.source === source) return before.read;
  const read = compileAndCheck(file, source);
  reading.set(file, { source, read });
  return read;
}

async function compileAndCheck(file: string, source: string): Promise<ReadText> {
  try {
    const { code, tree, headings } = await compileText(source);
    const toc = headings.map(({ id, text, depth }) => ({ id, text, depth }));
    return {
      frontMatter: frontMatterOf(tree),
      text: { code, toc, readingTime: readingTime(tree), ...referencesIn(tree) },
      diagnostics: [
        ...checkRules(file, tree, source),
        ...checkClaims(file, tree),
        ...checkComponents(file, tree),
        ...checkHeadings(file, headings),
      ],
    };
  } catch (error) {
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    const { tree } = await compileText(source, 'md');
    const diagnostics = [syntaxDiagnostic(file, source, error as MdxError)];
    return { frontMatter: frontMatterOf(tree), text: null, diagnostics };
  }
}
