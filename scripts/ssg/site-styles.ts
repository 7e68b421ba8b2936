import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { belowFoldSheet } from '#src/components/below-fold/BelowFold.tsx';
import { root } from '../root.ts';
import { classNamesIn } from '../vite/scoped-name.ts';
import { belowFold, belowFoldStyles } from './below-fold.ts';
import { buildInMemory } from './build-in-memory.ts';
import { styleSplitter, tokensOf } from './split-styles.ts';

export type SiteStyles = {
  /** The page with its styles: those of the first view inline, the rest with the script where `BelowFold` stands. */
  readonly apply: (
    page: string,
    loader: string,
  ) => {
    readonly inline: string;
    readonly page: string;
  };
  /** Files by their names: those that the styles name, such as the font, and the sheets of the pages so far. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
  readonly fontUrl: string;
};

/** Builds every style sheet of the site as one, from which each page takes what it uses. */
export async function buildSiteStyles(): Promise<SiteStyles> {
  const { output } = await buildInMemory({
    rolldownOptions: { input: join(root, 'src/styles/all.ts'), preserveEntrySignatures: 'strict' },
  });
  const assets = output.filter((file) => file.type === 'asset');
  // The order of the layers must stand before the first layer that is used, wherever the bundler has put it.
  const layers = await readFile(join(root, 'src/styles/layers.css'), 'utf8');
  const css = layers + String(assets.find(({ fileName }) => fileName.endsWith('.css'))?.source);
  const files = new Map(
    assets
      .filter(({ fileName }) => !fileName.endsWith('.css'))
      .map(({ fileName, source }) => [fileName, source]),
  );
  const font = [...files.keys()].find((name) => name.endsWith('.woff2'));
  if (!font) throw new Error('The styles name no font');

  // Articles use these MDX components or those. They share one sheet, which the browser then has already.
  const proseTokens = classNamesIn('src/features/reading/').map((name) => `.${name}`);
  const split = styleSplitter(css);
  const done = new Map<string, { readonly critical: string; readonly sheet: string }>();

  return {
    apply(page, loader) {
      const [firstView = '', below] = page.split(`<link rel="stylesheet" href="${belowFoldSheet}"/>`);
      if (below === undefined) throw new Error('The page has no <BelowFold />, or more than one');
      const first = tokensOf(firstView);
      const all = tokensOf(page);
      if (all.has('.prose')) for (const token of proseTokens) all.add(token);
      const key = [...first, '', ...all].sort().join(' ');
      let styles = done.get(key);
      if (!styles) {
        const { critical, rest } = split(first, all);
        const sheet = `assets/styles-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`;
        files.set(sheet, rest);
        styles = { critical, sheet };
        done.set(key, styles);
      }
      const { critical, sheet } = styles;
      return {
        inline: critical + belowFoldStyles,
        page: firstView + belowFold(`/${sheet}`, loader) + below,
      };
    },
    assets: files,
    fontUrl: `/${font}`,
  };
}
