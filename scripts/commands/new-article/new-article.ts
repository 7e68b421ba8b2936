import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../content/slug.ts';
import { root } from '../../lib/root.ts';
import { articleTemplate } from './article-template.ts';

/* `npm run new -- artikel "Titel"`: creates a new article. */

const [kind, words = '', ...rest] = process.argv.slice(2);
const title = words.trim().replace(/\s+/g, ' ');
const slug = slugOf(title);
const file = `content/artikler/${slug}.mdx`;
const isUnclear = kind !== 'artikel' || !slug || rest.length > 0;

if (isUnclear || existsSync(join(root, file))) {
  console.error(
    isUnclear
      ? 'Skriv: npm run new -- artikel "Artiklens titel"'
      : `Der findes allerede en artikel på den adresse: ${file}`,
  );
  process.exit(1);
}
writeFileSync(join(root, file), articleTemplate(title));
console.log(`${file} er klar.

  npm run dev   viser den på /artikler/${slug}, mærket som kladde

Slet linjen "kladde: true", når artiklen skal ud.`);
