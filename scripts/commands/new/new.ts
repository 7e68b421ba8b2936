import '../../environment/read-env.mjs';

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../content/slug.ts';
import { root } from '../../lib/root.ts';
import { type Kind, template } from './template.ts';
import { places, titleRefusal } from './title-refusal.ts';

/* `npm run new -- artikel "Titel"` or `-- side "Titel"`: creates a new article or page as a draft. */

const [kind = '', words = '', ...rest] = process.argv.slice(2);
const title = words.trim().replace(/\s+/g, ' ');
const slug = slugOf(title);
const isKind = (text: string): text is Kind => Object.hasOwn(places, text);
const refusal =
  !isKind(kind) || !title || rest.length
    ? 'Skriv: npm run new -- artikel "Artiklens titel", eller: npm run new -- side "Sidens titel"'
    : titleRefusal(kind, slug);

if (refusal || !isKind(kind)) {
  console.error(refusal);
  process.exit(1);
}
const { folder, parent } = places[kind];
const file = `${folder}/${slug}.mdx`;
writeFileSync(join(root, file), template(kind, title));
console.log(`${file} er klar.

  npm run dev   viser den på ${parent}/${slug}, mærket som kladde

Slet linjen "kladde: true", når den skal ud.`);
