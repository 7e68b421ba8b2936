import '../../environment/read-env.mjs';

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRedirect } from '#src/site/match-redirect.ts';
import { readContent } from '../../content/read-content.ts';
import { slugOf } from '../../content/slug.ts';
import { formatDiagnostics } from '../../lib/diagnostic.ts';
import { root } from '../../lib/root.ts';
import { type Kind, places, template } from './template.ts';

/*
 * `npm run new -- artikel "Titel"` or `-- side "Titel"`: creates a new article or page as a draft, unless the checks of the
 * content find something wrong with its title or its name.
 */

const [kind = '', words = '', ...rest] = process.argv.slice(2);
const title = words.trim().replace(/\s+/g, ' ');
const slug = slugOf(title);
const isKind = (text: string): text is Kind => Object.hasOwn(places, text);
if (!isKind(kind) || !slug || rest.length)
  refuse('Skriv: npm run new -- artikel "Artiklens titel", eller: npm run new -- side "Sidens titel"');

const { folder, parent } = places[kind];
const name = `${folder}/${slug}.mdx`;
const file = join(root, name);
const former = matchRedirect(`${parent}/${slug}`);
if (existsSync(file)) refuse(`Der findes allerede en tekst på den adresse: ${name}`);
if (former)
  refuse(`${parent}/${slug} er en gammel adresse, som sender videre til ${former}. Vælg en anden titel.`);

writeFileSync(file, template(kind, title));
const { diagnostics } = await readContent(join(root, 'content'), { drafts: true });
const own = diagnostics.filter((each) => each.file === name);
if (own.length) {
  rmSync(file);
  refuse(`${formatDiagnostics(own)}\n\nVælg en anden titel.`);
}
console.log(`${name} er klar.

  npm run dev   viser den på ${parent}/${slug}, mærket som kladde

Slet linjen "kladde: true", når den skal ud.`);

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
