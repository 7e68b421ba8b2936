import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { formatDiagnostics, ReportError } from '#src/content/diagnostic.ts';
import type { MdxReport } from '#src/content/mdx/report.ts';
import { textsPlugin } from '#src/content/mdx/texts-plugin.ts';
import { publishedPages } from '#src/content/read/published-pages.ts';
import { type FrontMatterResult, readPages } from '#src/content/read/read-pages.ts';
import { type ReadResult, readTexts } from '#src/content/read/read-texts.ts';
import type { PublishedContent } from '#src/content/types.ts';
import { matchRedirect } from '#src/features/redirects/match-redirect.ts';
import { titleDiagnostics } from '../open-graph/title-diagnostics.ts';
import { readDrawings } from './drawings.ts';

type CheckedContent = ReadResult & {
  /** Drawings of the texts by file name, their letters as outlines. */
  readonly drawings: ReadonlyMap<string, string>;
};

export type ContentPlugins = ReturnType<typeof contentPlugins>;

/** The module that `src/content/collections.ts` imports, as Vite names it once it is resolved. */
export const contentModule = '\0virtual:content';

/**
 * Reads and checks `content/`. Front matter and data reach the pages as `virtual:content`; each text is a module, which
 * the first plugin compiles. A build ends with the diagnostics of all files before it renders a page; the dev server
 * (`dev-plugin.ts`) calls `check` and shows them.
 */
export function contentPlugins(directory: string) {
  const reports = new Map<string, MdxReport>();
  let drafts = false;
  let read: FrontMatterResult | undefined;
  let checked: CheckedContent | undefined;
  let report: ReportError | undefined;

  const readAgain = async () => {
    read = await readPages({ directory, drafts });
    return read;
  };
  const check = async (): Promise<CheckedContent> => {
    const pages = read ?? (await readAgain());
    const [result, { drawings, diagnostics }] = await Promise.all([
      readTexts(
        pages,
        async (file) => {
          // Vite names files by their real path; the content, or a part of it, may be a link to another folder.
          const real = await realpath(join(directory, file.replace(/^content\//, '')));
          const report = reports.get(normalizePath(real));
          if (!report) throw new Error(`${file} has not been compiled`);
          return { report };
        },
        matchRedirect,
      ),
      readDrawings(directory),
    ]);
    const titles = titleDiagnostics([...pages.articles, ...pages.textPages]);
    return { ...result, diagnostics: [...result.diagnostics, ...diagnostics, ...titles], drawings };
  };

  const plugin: Plugin = {
    name: 'content',
    config(_config, { command }) {
      drafts = command === 'serve';
    },
    resolveId: (id) => (id === 'virtual:content' ? contentModule : undefined),
    async load(id) {
      if (id !== contentModule) return;
      return `export default ${JSON.stringify(published(read ?? (await readAgain())))}`;
    },
    async buildEnd(error) {
      // The client's build has no content.
      if (error || !read) return;
      checked = await check();
      if (checked.diagnostics.length) report = new ReportError(formatDiagnostics(checked.diagnostics));
      if (report) throw report;
    },
  };

  const texts = textsPlugin((file, report) => {
    reports.set(normalizePath(file), report);
  });
  return {
    plugins: [texts, plugin],
    directory,
    read: readAgain,
    /** Compiles a text for its report alone: Vite compiles it again when a page shows it. */
    async compile(file: string): Promise<void> {
      await texts.transform(await readFile(file, 'utf8'), file);
    },
    check,
    /** The diagnostics that ended the build: the bundler wraps the error in one of its own. */
    report: () => report,
    /**
     * Content of the finished server build.
     * @throws before that
     */
    checked(): CheckedContent {
      if (!checked) throw new Error('The content has not been checked');
      return checked;
    },
  };
}

/** Returns what pages may show. Invalid data is null, but then no page is rendered. */
function published({ articles, textPages, data, pictures, drafts }: FrontMatterResult): PublishedContent {
  const pages = publishedPages(
    articles.flatMap(({ page }) => page ?? []),
    textPages.flatMap(({ page }) => page ?? []),
    drafts,
  );
  return { ...pages, drawings: pictures.drawings, data: data as PublishedContent['data'] };
}
