import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htaccess } from './htaccess.ts';
import { nginxConf } from './nginx-conf.ts';
import type { SiteRules } from './site-rules.ts';

/** Writes the nginx and Apache configurations to a sibling directory: `dist-config` for `dist`. */
export async function writeServerConfig(outDirectory: string, rules: SiteRules): Promise<void> {
  const directory = `${outDirectory}-config`;
  await mkdir(directory, { recursive: true });
  const files = {
    'nginx.conf': nginxConf(rules),
    '.htaccess': htaccess(rules),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
}
