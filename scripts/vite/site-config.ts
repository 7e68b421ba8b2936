import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { cacheDirectory } from '../cache-directory.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';
import { scopedName } from './scoped-name.ts';

/** What the dev server, the build, its styles and the tests have in common; they differ in where content comes from. */
export function siteConfig(root: string, content: PluginOption) {
  return {
    root,
    cacheDir: cacheDirectory('vite'),
    plugins: [content, react(), plainDynamicImports()],
    css: { modules: { generateScopedName: scopedName() } },
    build: {
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
    },
  } satisfies UserConfig;
}
