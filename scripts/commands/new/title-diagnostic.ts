import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRedirect } from '#src/site/match-redirect.ts';
import { articleNameDiagnostic, pageNameDiagnostic } from '../../content/file-names.ts';
import { articleFields, pageFields } from '../../content/schema/front-matter-schema.ts';
import { slugOf } from '../../content/slug.ts';
import { root } from '../../lib/root.ts';
import type { Kind } from './template.ts';

/** Where a new text lies, and what its address begins with. */
export const places = {
  artikel: {
    folder: 'content/artikler',
    parent: '/artikler',
    diagnostic: articleNameDiagnostic,
    title: articleFields.titel[1],
  },
  side: { folder: 'content/sider', parent: '', diagnostic: pageNameDiagnostic, title: pageFields.titel[1] },
} as const satisfies Record<Kind, object>;

/** Returns why no text can have a title or the address that follows from it, in Danish; null if one can. */
export function titleDiagnostic(kind: Kind, title: string): string | null {
  const slug = slugOf(title);
  if (!slug) return 'Titlen skal have bogstaver eller tal: De bliver til adressen.';
  const { folder, parent, diagnostic } = places[kind];
  const file = `${folder}/${slug}.mdx`;
  const name = diagnostic(slug);
  if (name)
    return `${slug}.mdx kan ikke være navnet på filen. Det skal være ${name.expected}. Vælg en anden titel.`;
  const taken = [file, `content/juridisk/${slug}.mdx`].find((each) => existsSync(join(root, each)));
  if (taken) return `Der findes allerede en tekst på den adresse: ${taken}`;
  const target = matchRedirect(`${parent}/${slug}`);
  if (target)
    return `${parent}/${slug} er en gammel adresse, som sender videre til ${target}. Vælg en anden titel.`;
  const { error } = places[kind].title.safeParse(title);
  return error ? `Titlen skal være ${error.issues[0]?.message}.` : null;
}
