import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { cacheDirectory } from '../cache-directory.ts';
import { root } from '../root.ts';
import { styleSheets } from './css-modules.ts';
import { factsForBrowsers } from './facts-for-browsers.ts';
import { fixedTokens, inlineTokens } from './fixed-tokens.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';
import { scopedName } from './scoped-name.ts';

/** What the dev server, the build, its styles and the tests have in common; they differ in where content comes from. */
export function siteConfig(content: PluginOption) {
  return {
    root,
    cacheDir: cacheDirectory('vite'),
    plugins: [content, react(), plainDynamicImports(), factsForBrowsers()],
    css: {
      modules: { generateScopedName: scopedName() },
      // Under `npm run dev` the tokens stay, for whoever looks at the styles there.
      postcss: {
        plugins: process.env.NODE_ENV === 'production' ? [inlineTokens(fixedTokens(styleSheets()))] : [],
      },
    },
    build: {
      target: 'es2022',
      // The first that know popovers, which the menu needs; no prefixes for older ones.
      cssTarget: ['chrome114', 'firefox125', 'safari17', 'ios17'],
      modulePreload: false,
      assetsInlineLimit: 0,
    },
  } satisfies UserConfig;
}
