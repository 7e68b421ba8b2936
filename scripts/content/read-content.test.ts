import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { validFields } from '../../tests/fixtures/article-fields.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { readContent } from './read-content.ts';
import { readResizedPictures } from './resized-pictures.ts';

const nextYear = new Date().getFullYear() + 1;

/** Returns an article: front matter in lines 2 to 12, a heading in line 15 and the text from line 17. */
const article = (title: string, text = '', related?: string[]) => {
  const beskrivelse = `${title}: ${validFields.beskrivelse}`.slice(0, 160);
  const fields = {
    ...validFields,
    titel: title,
    beskrivelse,
    ...(related && { relaterede: related }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n## Et afsnit\n\n${text}\n`;
};

/** Returns the diagnostics of these files in `artikler`, without those of the missing data files. */
async function diagnosticsOf(files: Readonly<Record<string, string>>) {
  const inArticles = Object.entries(files).map(([name, text]) => [join('artikler', name), text]);
  const directory = temporaryFolder(Object.fromEntries(inArticles));
  const { diagnostics } = await readContent(directory);
  return diagnostics.filter(({ where }) => where !== 'filen');
}

/** Returns the diagnostics of the site's own content with these files changed or added. */
async function diagnosticsWith(files: Readonly<Record<string, (text: string) => string>>) {
  const directory = temporaryFolder();
  cpSync('content', directory, { recursive: true });
  for (const [name, change] of Object.entries(files)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  }
  return (await readContent(directory, { drafts: true })).diagnostics;
}

test('reads a file with a byte order mark or spaces after the first line', async () => {
  expect(await diagnosticsOf({ 'a.mdx': `\ufeff${article('Sådan bliver du fundet')}` })).toEqual([]);
  expect(await diagnosticsOf({ 'a.mdx': article('Sådan bliver du fundet').replace('---', '---  ') })).toEqual(
    [],
  );
});

test.each([
  ['the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['spaces that do not break', (text: string) => text.replaceAll(' ', '\u00a0')],
  ['letters of two characters', (text: string) => text.normalize('NFD')],
])('reads %s as others write them', async (_, written) => {
  const text = article('Sådan bliver du fundet', '• et\n• to\n• tre\n\nNavn\tPris\nEt\tTo');
  const diagnostics = await diagnosticsOf({ 'a.mdx': text });
  expect(diagnostics).toHaveLength(2);
  expect(await diagnosticsOf({ 'a.mdx': written(text) })).toEqual(diagnostics);
});

test('names the fence around a whole article, as chat programs give it', async () => {
  const text = `\`\`\`mdx\n${article('Sådan bliver du fundet')}\`\`\``;
  expect(await diagnosticsOf({ 'a.mdx': text })).toMatchObject([
    { where: 'front matter', found: '```mdx om det hele' },
  ]);
});

test('reports every fault of syntax in one run, and what the rules find between them', async () => {
  const text = '<Note titel=”Husk”>\n\nKun 500 kr.\n\n</Note>\n\nFørst <br> så\n\n<!-- husk -->\n\n• et';
  const lines = (await diagnosticsOf({ 'a.mdx': article('Sådan bliver du fundet', text) })).map(
    ({ line, where }) => `${line} ${where}`,
  );
  expect(lines.sort()).toEqual(['17 MDX', '19 pris', '23 MDX', '25 MDX', '27 liste']);
});

test.each(['404.mdx', 'index.mdx'])(
  'rejects the file name %s, whose address or share picture belongs to another page',
  async (name) => {
    expect(await diagnosticsOf({ [name]: article('Sådan bliver du fundet') })).toMatchObject([
      { file: `content/artikler/${name}`, where: 'filnavn', found: name },
    ]);
  },
);

test('says that a linked article is not published yet', async () => {
  const linking = article('Sådan bliver du fundet', 'Læs [om det næste](/artikler/b).');
  const draft = article('Sådan bliver du valgt').replace('kategori:', 'kladde: true\nkategori:');
  expect(await diagnosticsOf({ 'a.mdx': linking, 'b.mdx': draft })).toMatchObject([
    { where: 'link', found: '/artikler/b', expected: expect.stringContaining('kladde') },
  ]);
});

test('does not report links to an article without front matter in addition', async () => {
  const linking = article('Sådan bliver du fundet', 'Læs [om det næste](/artikler/b).', ['b']);
  expect(await diagnosticsOf({ 'a.mdx': linking, 'b.mdx': 'Kun tekst.' })).toMatchObject([
    { file: 'content/artikler/b.mdx', where: 'front matter' },
  ]);
});

test('an article may lead to one that is out with it or before, and to none that comes later', async () => {
  const link = 'Se [guiden](/artikler/b).';
  const on = (day: string, text: string) => text.replace(/^dato: .*$/m, `dato: ${nextYear}-${day}`);
  const first = (day: string) => on(day, article('Sådan bliver du fundet', link, ['b']));
  const second = (day: string) => on(day, article('Sådan vælger du farver'));
  expect(await diagnosticsOf({ 'a.mdx': first('03-02'), 'b.mdx': second('03-02') })).toEqual([]);
  expect(await diagnosticsOf({ 'a.mdx': first('03-02'), 'b.mdx': second('03-03') })).toMatchObject([
    { where: 'relaterede' },
    { where: 'link' },
  ]);
});

test.each([
  ['a field', (text: string) => text.replace(/^kategori: .*$/m, 'kategori: vejr')],
  ['the YAML', (text: string) => text.replace(/^kategori: .*$/m, "kategori: 'SEO")],
  ['a rule', (text: string) => text.replace('## Et afsnit', '# Et afsnit')],
  ['the syntax', (text: string) => text.replace('## Et afsnit', '## Et afsnit\n\n<Figur')],
])(
  'what is wrong with %s of a draft is a remark in a build, and stops the page of the draft alone',
  async (_, spoil) => {
    const draft = spoil(article('Sådan bliver du valgt').replace('kategori:', 'kladde: true\nkategori:'));
    const linking = article('Sådan bliver du fundet', 'Læs [om det næste](/artikler/b).');
    const directory = temporaryFolder({ 'artikler/b.mdx': draft });
    const file = 'content/artikler/b.mdx';
    const ofDraft = {
      diagnostics: expect.not.arrayContaining([expect.objectContaining({ file })]),
      warnings: [{ file }],
    };
    expect(await readContent(directory)).toMatchObject(ofDraft);
    expect((await readContent(directory, { drafts: true })).diagnostics).toContainEqual(
      expect.objectContaining({ file }),
    );
    expect(await diagnosticsOf({ 'a.mdx': linking, 'b.mdx': draft })).toMatchObject([{ where: 'link' }]);
  },
);

test('reports what `npm run new` has left to fill in, in an article that is no draft any more', async () => {
  const left = article('Sådan bliver du fundet', 'SKRIV HER om læserens problem.');
  expect(await diagnosticsOf({ 'a.mdx': left })).toMatchObject([
    { line: 17, where: 'hjælpetekst', found: 'SKRIV HER om læserens problem.' },
  ]);
  expect(await diagnosticsOf({ 'a.mdx': left.replace('kategori', 'kladde: true\nkategori') })).toEqual([]);
});

test.each(['', '../juridisk/', '../data/', '../billeder/a/', '../'])(
  'ignores the locks and backups of editors and systems in %j',
  async (folder) => {
    const names = ['._a.mdx', 'a.mdx~', '#a.mdx#', '~$a.docx'];
    const files = Object.fromEntries(names.map((name) => [`${folder}${name}`, '\0\u0005']));
    expect(await diagnosticsOf(files)).toEqual([]);
  },
);

test('names a folder and a link to nothing where a file should be', async () => {
  const directory = temporaryFolder({ 'artikler/noter.mdx/a.txt': '', 'billeder/a/b.svg/c.svg': '<svg/>' });
  symlinkSync('findes-ikke.svg', join(directory, 'billeder/a/vaek.svg'));
  const { diagnostics } = await readContent(directory);
  expect(diagnostics.map(({ file, found }) => [file, found])).toEqual(
    expect.arrayContaining([
      ['content/billeder/a/b.svg/c.svg', 'a/b.svg/c.svg'],
      ['content/billeder/a/vaek.svg', 'ingen fil, der kan læses'],
      ['content/artikler/noter.mdx', 'noter.mdx/'],
    ]),
  );
});

test('names an article and a folder beside those of the content, which nobody would see', async () => {
  const files = { 'a.mdx': article('Sådan bliver du fundet'), '../b.mdx': 'x', '../Artikler/c.mdx': 'x' };
  expect(await diagnosticsOf({ ...files, '../noter.txt': 'x', '../README.md': 'x' })).toMatchObject([
    { file: 'content/Artikler', where: 'filnavn' },
    { file: 'content/b.mdx', where: 'filnavn' },
  ]);
});

test.each(['artikler/A.mdx', 'artikler/a.MDX', 'billeder/a/Kurve.svg', 'data/HOLD.yaml', 'Artikler/a.mdx'])(
  'says that the name %s is right in small letters',
  async (name) => {
    const { diagnostics } = await readContent(temporaryFolder({ [name]: '' }));
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ where: 'filnavn', expected: 'navnet med små bogstaver' }),
    );
  },
);

test('asks for new sizes of a picture that was replaced', async ({ skip }) => {
  const [name] = Object.keys(readResizedPictures()).filter(
    (picture) => !/^(?:artikler|cases|hold)\//.test(picture),
  );
  if (!name) return skip('no article has a picture from content/billeder');
  const figure = `<Figur billede="${name}" alt="En havn med en lygte ved molen" tekst="Havnen." />`;
  const files = { 'a.mdx': article('Sådan bliver du fundet', figure) };
  const picture = readFileSync(join(import.meta.dirname, '../../content/billeder', name));
  const diagnostics = async (bytes: Uint8Array, text = files['a.mdx']) => {
    const directory = temporaryFolder({ [`billeder/${name}`]: bytes, 'artikler/a.mdx': text });
    return (await readContent(directory)).diagnostics.filter(({ where }) => where !== 'filen');
  };
  expect(await diagnostics(picture)).toEqual([]);
  const draft = files['a.mdx'].replace('kategori', 'kladde: true\nkategori');
  expect(await diagnostics(picture.subarray(1), draft)).toEqual([]);
  expect(await diagnostics(picture.subarray(1))).toMatchObject([
    {
      line: 17,
      where: 'billede',
      found: `${name}, som mangler sine størrelser`,
      example: 'npm run pictures',
    },
  ]);
});

test('rejects a page that stands below itself', async () => {
  const file = 'sider/hjemmesider.mdx';
  const below = (text: string) => text.replace(/^under: .*$/m, 'under: /drift-og-aftaler');
  expect(await diagnosticsWith({ [file]: below })).toContainEqual(
    expect.objectContaining({ file: `content/${file}`, where: 'under' }),
  );
});

test('rejects a reviewer who is not on the team', async () => {
  const text = article('Sådan bliver du fundet').replace('\n---\n', '\ngennemgået: ingen\n---\n');
  expect(await diagnosticsWith({ 'artikler/a.mdx': () => text })).toMatchObject([
    { where: 'gennemgået', found: 'ingen' },
  ]);
});

test('names the cases that pages show and that are gone, with the line of the page', async () => {
  const home = readFileSync('content/sider/forside.mdx', 'utf8');
  const shown = /vis="([a-z]+), ([a-z]+)/.exec(home)?.slice(1) ?? [];
  const rename = (text: string) =>
    shown.reduce((cases, id, at) => cases.replace(`id: ${id}\n`, `id: case-${at}\n`), text);
  const found = shown.map((id) => ({ file: 'content/sider/forside.mdx', where: 'case', found: id }));
  expect(found).toHaveLength(2);
  expect(await diagnosticsWith({ 'data/cases.yaml': rename })).toEqual(
    expect.arrayContaining(found.map((each) => expect.objectContaining(each))),
  );
});

test('names the person whose photograph has no sizes', async () => {
  const withPhotograph = (text: string) => text.replace(/^ +(?=alt: )/m, '$&billede: anna-holm\n$&');
  const diagnostics = await diagnosticsWith({
    'data/hold.yaml': withPhotograph,
    'billeder/hold/anna-holm.jpg': () => 'x',
  });
  expect(diagnostics).toMatchObject([
    {
      file: 'content/data/hold.yaml',
      line: expect.any(Number),
      where: 'poster[1].billede',
      found: 'hold/anna-holm.jpg, som mangler sine størrelser',
      example: 'npm run pictures',
    },
  ]);
});

test('rejects a last change before the day of publication', async () => {
  const changed = (day: string) =>
    article('Sådan bliver du fundet').replace('\n---\n', `\nopdateret: ${day}\n---\n`);
  expect(await diagnosticsOf({ 'a.mdx': changed('2025-09-12') })).toEqual([]);
  expect(await diagnosticsOf({ 'a.mdx': changed('2025-09-11') })).toMatchObject([
    { where: 'opdateret', found: '2025-09-11', expected: '2025-09-12 (dato) eller en senere dag' },
  ]);
});

test.each([
  ['lokal-seo', 'seo-guide-2025'],
  ['google-indexering', 'google-indeksering'],
])('answers the related article %s with its new name or one that is close', async (slug, example) => {
  const files = {
    'a.mdx': article('Sådan bliver du fundet', '', ['seo-guide-2025', slug]),
    'seo-guide-2025.mdx': article('Sådan bliver du valgt'),
    'google-indeksering.mdx': article('Sådan vælger du farver'),
  };
  expect(await diagnosticsOf(files)).toMatchObject([{ where: 'relaterede', found: slug, example }]);
});

test('reports a title and a description that another article has, whatever their case and spaces', async () => {
  const files = { 'a.mdx': article('SEO for begyndere'), 'b.mdx': article('seo  for begyndere') };
  expect(await diagnosticsOf(files)).toMatchObject([
    { file: 'content/artikler/b.mdx', where: 'titel', expected: expect.stringContaining('a.mdx') },
    { file: 'content/artikler/b.mdx', where: 'beskrivelse' },
  ]);
});

test('reports a text without a section, which would have an empty contents list', async () => {
  const text = article('Sådan bliver du fundet').replace('## Et afsnit', '');
  expect(await diagnosticsOf({ 'a.mdx': text })).toMatchObject([{ where: 'overskrifter', line: 1 }]);
});

test('reports a title with letters that the picture for sharing cannot show, with its line', async () => {
  expect(await diagnosticsOf({ 'a.mdx': article('SEO på 中文 og 中 → 🚀') })).toMatchObject([
    { line: 2, where: 'titel', found: '中 文', expected: expect.stringContaining('sidens skrift') },
  ]);
});
