import '../../environment/read-env.mjs';

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../content/slug.ts';
import { root } from '../../lib/root.ts';
import { type Kind, template } from './template.ts';
import { places, titleDiagnostic } from './title-diagnostic.ts';

/* `npm run new -- artikel "Titel"` or `-- side "Titel"`: creates a new article or page as a draft. */

const [kind = '', words = '', ...rest] = process.argv.slice(2);
const title = words.trim().replace(/\s+/g, ' ');
const slug = slugOf(title);
const isKind = (text: string): text is Kind => Object.hasOwn(places, text);
const diagnostic =
  !isKind(kind) || !title || rest.length
    ? 'Skriv: npm run new -- artikel "Artiklens titel", eller: npm run new -- side "Sidens titel"'
    : titleDiagnostic(kind, title);

if (diagnostic || !isKind(kind)) {
  console.error(diagnostic);
  process.exit(1);
}
const { folder, parent } = places[kind];
const file = `${folder}/${slug}.mdx`;
writeFileSync(join(root, file), template(kind, title));
console.log(`${file} er klar.

  npm run dev   viser den på ${parent}/${slug}, mærket som kladde

Slet linjen "kladde: true", når den skal ud.`);
