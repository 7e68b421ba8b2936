import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../content/slug.ts';
import { root } from '../../lib/root.ts';
import { articleTemplate } from './article-template.ts';
import { titleRefusal } from './title-refusal.ts';

/* `npm run new -- artikel "Titel"`: creates a new article. */

const [kind, words = '', ...rest] = process.argv.slice(2);
const title = words.trim().replace(/\s+/g, ' ');
const slug = slugOf(title);
const refusal =
  kind !== 'artikel' || !title || rest.length
    ? 'Skriv: npm run new -- artikel "Artiklens titel"'
    : titleRefusal(title);

if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const file = `content/artikler/${slug}.mdx`;
writeFileSync(join(root, file), articleTemplate(title));
console.log(`${file} er klar.

  npm run dev   viser den på /artikler/${slug}, mærket som kladde

Slet linjen "kladde: true", når artiklen skal ud.`);
