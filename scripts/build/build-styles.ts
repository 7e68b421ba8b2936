import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import type { IslandProps } from '#src/client/island-modules.ts';
import { contentPlugin } from '../vite/content-plugin.ts';
import { scopedName } from '../vite/scoped-name.ts';

export type StyleSheet = { readonly id: string; readonly css: string };
export type Styles = {
  /** The sheets that a page needs: the frame's, its module's, and those of the islands in its HTML. */
  readonly sheetsOf: (pageModule: string, html: string) => readonly StyleSheet[];
  /** Files that the styles name, such as the font: name in the build to content. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
};

/** What stands around every page: the base styles, the frame, and the screen that may replace a page. */
const frameModules = [
  'src/styles/frame.ts',
  'src/pages/SiteLayout.tsx',
  'src/components/error-screen/ErrorScreen.tsx',
];

/** Each island's styles are a sheet of its own: only the pages that hold the island carry them. */
const islandModules: Record<keyof IslandProps, string> = {
  calculator: 'src/features/calculator/Calculator.tsx',
  contact: 'src/features/contact/ContactForm.tsx',
  'article-search': 'src/features/article-search/ArticleSearch.tsx',
};

/**
 * Builds the styles of every page by walking the page modules, which only the prerenderer ever runs. Gives two
 * sheets a page: the frame's, equal on all pages, and what this kind of page adds; and one for each island.
 */
export async function buildStyles(root: string, pageModules: readonly string[]): Promise<Styles> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [contentPlugin({ root, contentDirectory: join(root, 'content'), stylesOnly: true }), react()],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      modulePreload: false,
      rolldownOptions: {
        input: [...frameModules, ...pageModules, ...Object.values(islandModules)],
        // Packages bring no styles; leaving them out makes this a matter of a second.
        external: (id) => /^[a-z@]/i.test(id) && !id.startsWith('virtual:'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
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
    return { id: createHash('sha256').update(css).digest('base64url').slice(0, 6), css };
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
  const islandSheets = Object.entries(islandModules).map(([name, module]) => {
    const own = [...collect(entryOf(module), new Set())].filter((file) => !frameFiles.has(file));
    return { mark: `data-island="${name}"`, sheet: sheet(own) };
  });
  return {
    sheetsOf(pageModule, html) {
      const found = sheets.get(pageModule);
      if (!found) throw new Error(`No styles were built for ${pageModule}`);
      return [...found, ...islandSheets.flatMap(({ mark, sheet }) => (html.includes(mark) ? sheet : []))];
    },
    assets,
  };
}
