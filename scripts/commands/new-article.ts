import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleNameDiagnostic } from '#src/content/article-name.ts';
import { titleLimit } from '#src/content/front-matter-schema.ts';
import { slugOf } from '#src/content/slug-of.ts';
import { matchRedirect } from '#src/features/redirects/match-redirect.ts';
import { today } from '#src/lib/today.ts';
import { root } from '../lib/root.ts';
import { articleTemplate } from './article-template.ts';

/* `npm run new -- artikel "Titel"`: creates a new article. */

const [kind, words = '', ...rest] = process.argv.slice(2);
const title = words.trim().replace(/\s+/g, ' ');
const slug = slugOf(title);
const file = `content/artikler/${slug}.mdx`;

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

if (kind !== 'artikel' || !title || rest.length) {
  refuse('Skriv: npm run new -- artikel "Artiklens titel"');
} else if (!slug) {
  refuse('Titlen skal have bogstaver eller tal: De bliver til adressen.');
} else if (articleNameDiagnostic(slug)) {
  refuse(
    `${slug}.mdx kan ikke være navnet på en artikel. Det skal være ${articleNameDiagnostic(slug)?.expected}. Vælg en anden titel.`,
  );
} else if (existsSync(join(root, file))) {
  refuse(`Der findes allerede en artikel på den adresse: ${file}`);
} else if (matchRedirect(`/artikler/${slug}`)) {
  refuse(
    `/artikler/${slug} er en gammel adresse, som sender videre til ${matchRedirect(`/artikler/${slug}`)}. Vælg en anden titel.`,
  );
} else {
  writeFileSync(join(root, file), articleTemplate({ title, slug, today: today() }));
  console.log(`${file} er klar.

  npm run pictures   tegner billedet øverst i artiklen
  npm run dev        viser den på /artikler/${slug}, mærket som kladde

Slet linjen "kladde: true", når artiklen skal ud.`);
  const { length } = title;
  if (length < 10 || length > titleLimit)
    console.log(`\nTitlen skal være på 10-${titleLimit} tegn, før der kan bygges. Den er på ${length}.`);
}
