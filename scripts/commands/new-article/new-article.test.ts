import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import { readContent } from '../../content/read-content.ts';
import { slugOf } from '../../content/slug.ts';
import { articleTemplate } from './article-template.ts';
import { titleRefusal } from './title-refusal.ts';

test.each([
  'Ti tegn ok',
  "Søgeord: sådan vælger 'du' dem",
  `En titel, der er så lang, som en titel må være her ${'x'.repeat(5)}`,
])('a new article titled "%s" is valid', async (title) => {
  const slug = slugOf(title);
  const article = articleTemplate(title);
  const directory = temporaryFolder({ [`artikler/${slug}.mdx`]: article });
  const { diagnostics } = await readContent(directory, { drafts: true });
  // The directory has no other content, so diagnostics in other files are expected.
  expect(diagnostics.filter(({ file }) => file.startsWith('content/artikler/'))).toEqual([]);
});

test.each([
  ['Hvad er SEO?', '/artikler/hvad-er-seo er en gammel adresse'],
  ['Index', 'kan ikke være navnet på en artikel'],
  ['Kort', 'en tekst på 10-60 tegn'],
  ['?!', 'Titlen skal have bogstaver eller tal'],
])('refuses the title "%s", which no article can have', (title, reason) => {
  expect(titleRefusal(title)).toContain(reason);
});
