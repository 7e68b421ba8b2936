import { stringify } from 'yaml';
import { transliterate } from '#src/content/mdx/transliterate.ts';
import type { NewArticle } from '#src/content/record.ts';
import { articleFields } from '#src/content/schema.ts';

/** Returns the slug of an article: `Få flere kunder på nettet` gives `faa-flere-kunder-paa-nettet`. */
export function articleSlug(title: string): string {
  return transliterate(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Returns the source of a new, valid article: front matter with a comment on each field, and sections that tell
 * the writer how to continue.
 */
export function articleTemplate(article: NewArticle): string {
  const fields = Object.entries(articleFields).flatMap(([name, [, , help]]) => {
    if (!('initial' in help)) return [];
    const rule = 'rule' in help ? help.rule : help.expected;
    return [`# ${help.meaning} (${rule}).`, `${name}: ${yamlOf(help.initial(article))}`];
  });
  return `---
${fields.join('\n')}
---

## Det første afsnit

Begynd med læserens problem, ikke med jeres løsning. Et eksempel fra hverdagen siger mere end en definition: hvem står med problemet, hvad har hun prøvet, og hvad kostede det? Skriv til én læser, skriv du, og hold sætningerne korte. Resten af teksten her er en hjælp til dig. Slet den, når du ikke har brug for den længere.

Hver overskrift med to havelåger bliver et afsnit i indholdslisten, og tre havelåger giver et underafsnit. Et link til en anden side skrives med skråstreg forrest: [se vores cases](/cases). Skal et afsnit kunne findes på en fast adresse, så skriv ankeret i kantede parenteser efter overskriften.

Skriv aldrig en pris med tal. Hent den i stedet, så den altid passer: en lille hjemmeside koster fra <Pris navn="pakke.lille.pris" />. Alle navne står i filen med fakta, og kommandoen npm run facts viser dem med værdier.

## Det næste afsnit

Slut med det, læseren skal gøre nu. Alt, hvad du kan bruge af bokse, figurer, tabeller og tjeklister, står i vejledningen i mappen content. Tegningen øverst på siden laves af kommandoen npm run pictures, når artiklen har sin kategori.
`;
}

/** Formats a value as YAML, quoted where a colon or a quote in it requires that. */
function yamlOf(value: unknown): string {
  const isText = typeof value === 'string' && /\s/.test(value);
  return stringify(value, {
    defaultStringType: isText ? 'QUOTE_SINGLE' : 'PLAIN',
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  }).trim();
}
