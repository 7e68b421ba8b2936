import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Hashes all that the builds it takes part in write: code, styles, and the names of everything. */
export function bundleHash(): { readonly plugin: Plugin; readonly digest: () => string } {
  const hash = createHash('sha256');
  return {
    plugin: {
      name: 'bundle-hash',
      writeBundle(_options, bundle) {
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
      },
    },
    digest: () => hash.copy().digest('hex'),
  };
}
