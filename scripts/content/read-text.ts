import type { Diagnostic } from '../lib/diagnostic.ts';
import { checkComponents } from './mdx/check-components.ts';
import { compileText } from './mdx/compile-text.ts';
import { splitFrontMatter, withoutFrontMatter } from './mdx/front-matter.ts';
import { checkHeadings } from './mdx/headings.ts';
import { questionsIn } from './mdx/questions.ts';
import { readingTime } from './mdx/reading-time.ts';
import { referencesIn } from './mdx/references.ts';
import { checkRules } from './rules/check-rules.ts';
import { type MdxError, syntaxDiagnostic, withoutFault } from './rules/syntax-rules.ts';

type ReadText = ReturnType<typeof compileAndCheck>;
/** What a text is compiled to, and what pages and other checks need of it. */
export type Text = NonNullable<Awaited<ReadText>['text']>;

/** What was read of each file. Reading takes most of the time, and a save changes one file. */
const reading = new Map<string, { readonly source: string; readonly read: ReadText }>();

/** Compiles and checks the source of an MDX file, unless it is the same as before. */
export function readText(file: string, source: string): ReadText {
  const before = reading.get(file);
  if (before?.source === source) return before.read;
  const read = compileAndCheck(source, file.startsWith('content/sider/'));
  reading.set(file, { source, read });
  return read;
}

/** Returns the front matter, null when the file does not begin with it, and the text, null after a syntax error. */
async function compileAndCheck(source: string, isPage: boolean) {
  const { frontMatter, body } = splitFrontMatter(source);
  if (!frontMatter) return { frontMatter, text: null, diagnostics: [withoutFrontMatter(source)] };
  const compiled = await compile(body);
  if (!('tree' in compiled)) return { frontMatter, text: null, diagnostics: compiled };
  const { code, tree, headings } = compiled;
  return {
    frontMatter,
    text: {
      /** Module whose default export renders the text. */
      code,
      headings,
      /** In minutes. */
      readingTime: readingTime(tree),
      questions: questionsIn(tree),
      ...referencesIn(tree),
    },
    diagnostics: [...checkRules(tree, body), ...checkComponents(tree, isPage), ...checkHeadings(headings)],
  };
}

/** Compiles a text, or returns what is wrong with its syntax, and what the rules find in it without that. */
async function compile(body: string) {
  const faults: Diagnostic[] = [];
  for (let text: string | null = body; text !== null; ) {
    try {
      const compiled = await compileText(text);
      if (faults.length === 0) return compiled;
      // Which headings are right depends on the tags that are gone.
      const found = checkRules(compiled.tree, text).filter(({ where }) => where !== 'overskrift');
      return [...faults, ...found];
    } catch (error) {
      if (!(error instanceof Error) || !('reason' in error)) throw error;
      const fault = syntaxDiagnostic(text, error as MdxError);
      // A misspelt tag is met twice.
      if (faults.every(({ line }) => line !== fault.line)) faults.push(fault);
      const rest = withoutFault(text, error as MdxError);
      text = rest === text ? null : rest;
    }
  }
  return faults;
}
