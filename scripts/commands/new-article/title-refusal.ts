import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRedirect } from '#src/site/match-redirect.ts';
import { articleNameAdvice } from '../../content/file-names.ts';
import { root } from '../../lib/root.ts';

/** Returns why no article can have the address that follows from its title, in Danish; null if one can. */
export function titleRefusal(slug: string): string | null {
  if (!slug) return 'Titlen skal have bogstaver eller tal: De bliver til adressen.';
  const file = `content/artikler/${slug}.mdx`;
  const name = articleNameAdvice(slug);
  if (name)
    return `${slug}.mdx kan ikke være navnet på en artikel. Det skal være ${name.expected}. Vælg en anden titel.`;
  if (existsSync(join(root, file))) return `Der findes allerede en artikel på den adresse: ${file}`;
  const target = matchRedirect(`/artikler/${slug}`);
  return (
    target && `/artikler/${slug} er en gammel adresse, som sender videre til ${target}. Vælg en anden titel.`
  );
}
