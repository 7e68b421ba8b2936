import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRedirect } from '#src/site/match-redirect.ts';
import { articleNameAdvice } from '../../content/file-names.ts';
import { articleFields } from '../../content/schema/front-matter-schema.ts';
import { slugOf } from '../../content/slug.ts';
import { root } from '../../lib/root.ts';

/** Returns why no article can have a title or the address that follows from it, in Danish; null if one can. */
export function titleRefusal(title: string): string | null {
  const slug = slugOf(title);
  if (!slug) return 'Titlen skal have bogstaver eller tal: De bliver til adressen.';
  const file = `content/artikler/${slug}.mdx`;
  const name = articleNameAdvice(slug);
  if (name)
    return `${slug}.mdx kan ikke være navnet på en artikel. Det skal være ${name.expected}. Vælg en anden titel.`;
  if (existsSync(join(root, file))) return `Der findes allerede en artikel på den adresse: ${file}`;
  const target = matchRedirect(`/artikler/${slug}`);
  if (target)
    return `/artikler/${slug} er en gammel adresse, som sender videre til ${target}. Vælg en anden titel.`;
  const { error } = articleFields.titel[1].safeParse(title);
  return error ? `Titlen skal være ${error.issues[0]?.message}.` : null;
}
