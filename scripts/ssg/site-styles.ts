import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { belowFoldPlaceholder } from '#src/components/below-fold/BelowFold.tsx';
import { root } from '../lib/root.ts';
import { classNamesIn } from '../vite/scoped-name.ts';
import { belowFold, belowFoldStyles } from './below-fold.ts';
import { buildInMemory } from './build-in-memory.ts';
import { styleSplitter, tokensOf } from './split-styles.ts';

export type SiteStyles = {
  /** Returns a page's critical CSS, and the page with the remaining styles and the script in place of `BelowFold`. */
  readonly apply: (
    page: string,
    loader: string,
  ) => {
    readonly inline: string;
    readonly page: string;
  };
  /** Files by name: those referenced by the styles, such as the font, and the style sheets of the pages so far. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
  readonly fontUrl: string;
};

/** Builds all styles of the site as one sheet and splits it for each page. */
export async function buildSiteStyles(): Promise<SiteStyles> {
  const { output } = await buildInMemory({
    rolldownOptions: { input: join(root, 'src/styles/all.ts'), preserveEntrySignatures: 'strict' },
  });
  const assets = output.filter((file) => file.type === 'asset');
  // The layer order must be declared before the first layer, wherever the bundler has put it.
  const layers = await readFile(join(root, 'src/styles/layers.css'), 'utf8');
  const css = layers + String(assets.find(({ fileName }) => fileName.endsWith('.css'))?.source);
  const files = new Map(
    assets
      .filter(({ fileName }) => !fileName.endsWith('.css'))
      .map(({ fileName, source }) => [fileName, source]),
  );
  const font = [...files.keys()].find((name) => name.endsWith('.woff2'));
  if (!font) throw new Error('The styles reference no .woff2 font');

  // Articles differ in the MDX components they use. With the styles of all of them, they share one cacheable sheet.
  const proseTokens = classNamesIn('src/features/reading/').map((name) => `.${name}`);
  const split = styleSplitter(css);
  const cache = new Map<string, { readonly critical: string; readonly sheet: string }>();

  return {
    apply(page, loader) {
      const parts = page.split(`<link rel="stylesheet" href="${belowFoldPlaceholder}"/>`);
      if (parts.length !== 2) throw new Error('A page must contain exactly one <BelowFold />');
      const [firstView = '', below = ''] = parts;
      const first = tokensOf(firstView);
      const all = tokensOf(page);
      if (all.has('.prose')) for (const token of proseTokens) all.add(token);
      const key = [...first, '', ...all].sort().join(' ');
      let styles = cache.get(key);
      if (!styles) {
        const { critical, rest } = split(first, all);
        const sheet = `assets/styles-${hash('sha256', rest).slice(0, 8)}.css`;
        files.set(sheet, rest);
        styles = { critical, sheet };
        cache.set(key, styles);
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
