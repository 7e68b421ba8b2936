import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import { readContent } from '../../content/read-content.ts';
import { slugOf } from '../../content/slug.ts';
import { places, template } from './template.ts';

const kinds = ['artikel', 'side'] as const;

test.each([
  'Ti tegn ok',
  "Søgeord: sådan vælger 'du' dem",
  `En titel, der er så lang, som en titel må være her ${'x'.repeat(5)}`,
])('a new article or page titled "%s" is valid', async (title) => {
  const slug = slugOf(title);
  for (const kind of kinds) {
    const file = `${places[kind].folder}/${slug}.mdx`;
    const directory = temporaryFolder({
      'sider/hjemmesider.mdx': template('side', 'Hjemmesider').replace(/^(?:under|kladde):.*\n/gm, ''),
      [file.replace('content/', '')]: template(kind, title),
    });
    const { diagnostics } = await readContent(directory, { drafts: true });
    // The directory has no other content, so diagnostics in other files are expected, and dead links.
    const own = diagnostics.filter((each) => each.file === file && each.where !== 'link');
    expect(own).toEqual([]);
  }
});
