import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMdxCompiler } from './mdx/compile-mdx.ts';
import { readContent } from './read-content.ts';

const article = (title: string, text = '', related = '') => `---
titel: '${title}'
undertitel: 'Fem råd, som du kan følge i dag.'
beskrivelse: '${title}: råd om at blive fundet på nettet, som du kan følge i dag uden at kende til kode.'
uddrag: 'Fem råd om at blive fundet på nettet, som du kan følge i dag.'
kategori: SEO
dato: 2025-09-12
læsetid: 1
billede: en-tegning
billedtekst: 'Et kort over en kyst.'
tags: [seo, google]
søgeord: [seo, google]
${related && `relaterede: [${related}]\n`}---

## Et afsnit

${text}
`;

/** Returns the problems of these files in \`artikler\`, without those of the missing data files. */
async function problemsOf(files: Readonly<Record<string, string>>) {
  const directory = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = join(directory, 'artikler', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const compile = createMdxCompiler();
  const { problems } = await readContent({ directory, today: '2026-01-01', drafts: false, compile });
  return problems.filter(({ where }) => where !== 'filen');
}

test('reads a file with a byte order mark or spaces after the first line', async () => {
  expect(await problemsOf({ 'a.mdx': `\ufeff${article('Sådan bliver du fundet')}` })).toEqual([]);
  expect(await problemsOf({ 'a.mdx': article('Sådan bliver du fundet').replace('---', '---  ') })).toEqual(
    [],
  );
});

test.each(['404.mdx', 'side-2.mdx'])(
  'rejects the file name %s, whose address or share picture belongs to another page',
  async (name) => {
    expect(await problemsOf({ [name]: article('Sådan bliver du fundet') })).toMatchObject([
      { file: `content/artikler/${name}`, where: 'filnavn', found: name },
    ]);
  },
);

test('does not report links to an article without front matter in addition', async () => {
  const linking = article('Sådan bliver du fundet', 'Læs [om det næste](/artikler/b).', 'b');
  expect(await problemsOf({ 'a.mdx': linking, 'b.mdx': 'Kun tekst.' })).toMatchObject([
    { file: 'content/artikler/b.mdx', where: 'front matter' },
  ]);
});
