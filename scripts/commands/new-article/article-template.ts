import { stringify } from 'yaml';
import { newArticleText } from '../../content/new-article-text.ts';
import type { NewArticle } from '../../content/schema/fields-schema.ts';
import { articleFields } from '../../content/schema/front-matter-schema.ts';

/**
 * Returns the source of a new, valid article: front matter with a comment on each field, and sections that tell
 * the writer how to continue.
 */
export function articleTemplate(article: NewArticle): string {
  const fields = Object.entries(articleFields).flatMap(([name, [, , help]]) => {
    if (!('initial' in help)) return [];
    return [`# ${help.meaning} (${help.rule}).`, `${name}: ${yamlOf(help.initial(article))}`];
  });
  return `---
${fields.join('\n')}
---

${newArticleText}`;
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
