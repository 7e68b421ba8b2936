import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Publishes the server build's style sheet, which has the styles of every page, and the files that it refers to. The
 * client's sheet has only those of the islands.
 */
export function siteStylesheet(): Plugin {
  let outDirectory = '';
  return {
    name: 'site-stylesheet',
    apply: 'build',
    configResolved({ build }) {
      if (!build.ssr) outDirectory = build.outDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.build.ssr) return;
        for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
      },
    },
    async writeBundle(_options, bundle) {
      if (!this.environment.config.build.ssr) return;
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.startsWith('assets/')) {
          await writeFile(join(outDirectory, file.fileName), file.source);
        }
      }
    },
  };
}
