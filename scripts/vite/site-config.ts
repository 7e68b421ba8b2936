import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { cacheDirectory } from '../lib/cache-directory.ts';
import { root } from '../lib/root.ts';
import { styleSheets } from './css-modules.ts';
import { factsForBrowsers } from './facts-for-browsers.ts';
import { fixedTokens, inlineTokens } from './fixed-tokens.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';
import { scopedName } from './scoped-name.ts';

/** The dev server keeps the tokens, so they are visible in the browser's developer tools. */
const postcssPlugins =
  process.env.NODE_ENV === 'production' ? [inlineTokens(fixedTokens(styleSheets()))] : [];

/** Returns the Vite config shared by the dev server, the builds and the tests. */
export function siteConfig() {
  return {
    root,
    cacheDir: cacheDirectory('vite'),
    plugins: [react(), plainDynamicImports(), factsForBrowsers()],
    css: {
      modules: { generateScopedName: scopedName() },
      postcss: { plugins: postcssPlugins },
    },
    build: {
      target: 'es2022',
      // First versions with popovers, which the menu needs. Older ones get no prefixes.
      cssTarget: ['chrome114', 'firefox125', 'safari17', 'ios17'],
      modulePreload: false,
      assetsInlineLimit: 0,
    },
  } satisfies UserConfig;
}
