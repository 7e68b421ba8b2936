import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { buildInMemory } from './build-in-memory.ts';
import { inlineHash } from './finish-page.ts';

export type StyleSheet = {
  readonly id: string;
  readonly css: string;
  /** Names the sheet in a Content-Security-Policy. */
  readonly inlineHash: string;
};
export type Styles = {
  /** The sheets that a page needs: the frame's, its module's, and those of the parts in its HTML. */
  readonly sheetsOf: (pageModule: string, html: string) => readonly StyleSheet[];
  /** Every sheet there is. */
  readonly sheets: readonly StyleSheet[];
  /** Files that the styles name, such as the font: name in the build to content. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
};

/** What stands around every page: the base styles, the frame, and the screen that may replace a page. */
const frameModules = [
  'src/styles/frame.ts',
  'src/pages/SiteLayout.tsx',
  'src/components/error-screen/ErrorScreen.tsx',
];

/** Parts whose styles are a sheet of their own: only pages with this mark in their HTML carry it. */
const parts = [
  { mark: 'data-island="calculator"', module: 'src/features/calculator/Calculator.tsx' },
  { mark: 'data-island="contact"', module: 'src/features/contact/ContactForm.tsx' },
  { mark: 'data-island="article-search"', module: 'src/features/article-search/ArticleSearch.tsx' },
  { mark: 'class="prose"', module: 'src/pages/render-text.tsx' },
];

/**
 * Builds the styles of every page by walking the page modules, which only the prerenderer ever runs. Gives two
 * sheets a page: the frame's, equal on all pages, and what this kind of page adds; and one for each part that only some pages hold.
 */
export async function buildStyles(root: string, pageModules: readonly string[]): Promise<Styles> {
  const { output } = await buildInMemory(root, {
    cssCodeSplit: true,
    rolldownOptions: {
      input: [...frameModules, ...pageModules, ...parts.map(({ module }) => module)],
      // Packages bring no styles; leaving them out makes this a matter of a second.
      external: (id) => /^[a-z@]/i.test(id) && !id.startsWith('virtual:'),
      preserveEntrySignatures: 'strict',
    },
  });
  const sources = new Map<string, string>();
  const assets = new Map<string, string | Uint8Array>();
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const file of output) {
    if (file.type === 'chunk') chunks.set(file.fileName, file);
    else if (file.fileName.endsWith('.css')) sources.set(file.fileName, String(file.source).trim());
    else assets.set(file.fileName, file.source);
  }

  const collect = (chunk: Rolldown.OutputChunk, into: Set<string>, seen = new Set<string>()) => {
    if (seen.has(chunk.fileName)) return into;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) collect(imported, into, seen);
    }
    const { importedCss } = (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata ?? {};
    for (const css of importedCss ?? []) into.add(css);
    return into;
  };
  const entryOf = (module: string) => {
    const entry = [...chunks.values()].find((chunk) => chunk.facadeModuleId === join(root, module));
    if (!entry) throw new Error(`No styles were built for ${module}`);
    return entry;
  };
  const sheet = (files: Iterable<string>, first = ''): StyleSheet => {
    const css = first + [...files].map((file) => sources.get(file) ?? '').join('');
    return {
      id: createHash('sha256').update(css).digest('base64url').slice(0, 6),
      css,
      inlineHash: inlineHash(css),
    };
  };

  // The order of the layers must stand before the first layer that is used.
  const layers = (await readFile(join(root, 'src/styles/layers.css'), 'utf8'))
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .trim();
  const frameFiles = new Set(frameModules.flatMap((module) => [...collect(entryOf(module), new Set())]));
  const frame = sheet(frameFiles, layers);
  const sheets = new Map(
    pageModules.map((module) => {
      const own = [...collect(entryOf(module), new Set())].filter((file) => !frameFiles.has(file));
      return [module, [frame, sheet(own)].filter(({ css }) => css !== '')] as const;
    }),
  );
  const partSheets = parts.map(({ mark, module }) => {
    const own = [...collect(entryOf(module), new Set())].filter((file) => !frameFiles.has(file));
    return { mark, sheet: sheet(own) };
  });
  return {
    sheetsOf(pageModule, html) {
      const found = sheets.get(pageModule);
      if (!found) throw new Error(`No styles were built for ${pageModule}`);
      return [...found, ...partSheets.flatMap(({ mark, sheet }) => (html.includes(mark) ? sheet : []))];
    },
    sheets: [...new Set([...sheets.values()].flat()), ...partSheets.map(({ sheet }) => sheet)],
    assets,
  };
}
