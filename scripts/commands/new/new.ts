import '../../environment/read-env.mjs';

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../content/slug.ts';
import { root } from '../../lib/root.ts';
import { type Kind, places, template } from './template.ts';

/*
 * `npm run new -- artikel "Titel"` or `-- side "Titel"`: creates a new article or page as a draft. What no title or address
 * may be, `npm run dev` says of this text as of any other.
 */

const [kind = '', words = '', ...rest] = process.argv.slice(2);
const title = words.trim().replace(/\s+/g, ' ');
const slug = slugOf(title);
const isKind = (text: string): text is Kind => Object.hasOwn(places, text);
if (!isKind(kind) || !slug || rest.length) {
  console.error('Skriv: npm run new -- artikel "Artiklens titel", eller: npm run new -- side "Sidens titel"');
  process.exit(1);
}
const { folder, parent } = places[kind];
const file = `${folder}/${slug}.mdx`;
if (existsSync(join(root, file))) {
  console.error(`Der findes allerede en tekst på den adresse: ${file}`);
  process.exit(1);
}
writeFileSync(join(root, file), template(kind, title));
console.log(`${file} er klar.

  npm run dev   viser den på ${parent}/${slug}, mærket som kladde

Slet linjen "kladde: true", når den skal ud.`);
