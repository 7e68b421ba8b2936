import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchIndexPath } from '#src/features/article-search/search-index.ts';
import { company } from '#src/site/company.ts';
import { template } from '../../scripts/commands/new/template.ts';
import { pagesIn } from '../../scripts/lib/dist-pages.ts';
import { filesIn } from '../../scripts/lib/files-in.ts';
import { root } from '../../scripts/lib/root.ts';
import { loadHeaders } from '../../scripts/serve/host-files.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { editFile, projectCopy } from './project-copy.ts';

/* Builds with other settings than `dist`. All in one file, so that they run in sequence: each uses every processor. */

const work = temporaryFolder();
const contents = temporaryFolder();

/** An article of the site, whichever there is. */
const anArticle = join(
  'artikler',
  readdirSync(join(root, 'content/artikler')).find((file) => file.endsWith('.mdx')) ?? '',
);

const film =
  '<Film til="https://youtu.be/abcdefghijk?si=delt" titel="Sådan bindes en kvast" billede="cases/psykolog.webp" />';

const dollars = 'Skriv `$$("img")`, `$&`.';

const slow = { timeout: 600_000 };

/** Runs the build with only these site variables; returns its exit status and everything that it prints. */
async function build(outDirectory: string | undefined, variables: NodeJS.ProcessEnv, project = root) {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:VITE_.*|SITE_URL|BUILD_DATE|CONTENT_DIRECTORY|OUT_DIRECTORY|VITEST|NODE_ENV)$/.test(name),
  );
  const child = spawn(process.execPath, ['--import', 'tsx', join(project, 'scripts/build/main.ts')], {
    cwd: project,
    env: { ...Object.fromEntries(inherited), ...variables, OUT_DIRECTORY: outDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data));
  const [status] = await once(child, 'close');
  return { status, output };
}

test(
  'a build with faulty content fails, reports it without a stack and leaves the previous site untouched',
  slow,
  async () => {
    const directory = join(work, 'faulty');
    mkdirSync(directory);
    writeFileSync(join(directory, 'index.html'), 'den gamle side');
    const faulty = join(root, 'tests/fixtures/faulty');
    const { status, output } = await build(directory, { CONTENT_DIRECTORY: faulty });
    expect(status).toBe(1);
    // tests/unit/faulty-content.test.ts has every report.
    for (const file of readdirSync(join(faulty, 'artikler'))) expect(output).toContain(`artikler/${file}`);
    expect(output, 'no stack').not.toMatch(/\n\s+at /);
    expect(readFileSync(join(directory, 'index.html'), 'utf8')).toBe('den gamle side');
  },
);

test('an exception in a page ends the build and names the page and the source', slow, async () => {
  const copy = projectCopy();
  const page = join(copy, 'src/pages/sections/Team.tsx');
  editFile(page, 'export function Team() {', "$&\n  if (team) throw new Error('planted');");
  const { status, output } = await build(join(copy, 'dist'), {}, copy);
  expect(status).toBe(1);
  expect(output).toContain('Error on page');
  expect(output).toMatch(/src[/\\]pages[/\\]sections[/\\]Team\.tsx:\d+:/);
});

describe('a build with other variables, a draft and an upcoming article', () => {
  const directory = join(work, 'other');
  const tool = 'https://tal.test/tael.js';
  const origin = 'https://anden.test';
  const content = join(contents, 'with-drafts');
  const variables = {
    CONTENT_DIRECTORY: content,
    VITE_ANALYTICS_SRC: tool,
    VITE_QUOTE_WEBHOOK_URL: 'https://krog.test/tilbud',
    SITE_URL: origin,
  };
  /** No article of the site can have a later day. */
  const coming = `${new Date().getFullYear() + 2}-12-31`;
  let result: Awaited<ReturnType<typeof build>>;
  let project: string;

  beforeAll(async () => {
    cpSync(join(root, 'content'), content, { recursive: true });
    const source = readFileSync(join(content, anArticle), 'utf8');
    const description = (word: string) =>
      `En artikel om ${word}: hvad det er, hvem der har brug for det, og hvordan man kommer i gang.`;
    const add = (name: string, word: string, state: string) =>
      writeFileSync(
        join(content, `artikler/${name}.mdx`),
        `${source
          .replace(/^titel: .*$/m, `titel: 'Om ${word}'`)
          .replace(/^beskrivelse: .*$/m, `beskrivelse: '${description(word)}'`)
          .replace(/^opdateret: .*\n/m, '')
          .replace(/^dato: .*$/m, state)}\n## Til sidst\n\nDet var alt om ${word}. ${dollars}\n\n${film}\n`,
      );
    add('ude', 'kvastebinderi', 'dato: 2025-01-02');
    add('kladde', 'lirekassemænd', 'dato: 2025-01-02\nkladde: true');
    add('kommer', 'natmandsfolk', `dato: ${coming}`);
    const page = (fields: string) =>
      template('side', 'Hjemmesider til tandlæger')
        .replace(/^kladde: true$/m, fields)
        .replace(/\{\/\*.*\*\/\}/g, '')
        .replaceAll('SKRIV HER', 'Patienten');
    const named = (name: string, fields = '') =>
      page(fields).replace(/^(titel|beskrivelse): '/gm, `$1: '${name}: `);
    writeFileSync(join(content, 'sider/tandlaeger.mdx'), named('Tand'));
    writeFileSync(join(content, 'sider/kladde.mdx'), named('Kladde', 'kladde: true'));
    const english = named('English', 'sprog: en').replace(
      'Patienten i én sætning, hvem siden er til.',
      'From <Pris navn="hjemmesider.fra" />',
    );
    writeFileSync(join(content, 'sider/english.mdx'), english);
    project = projectCopy();
    const stated =
      "{ name: 'Tal', company: 'Tal GmbH', country: 'Tyskland', attributes: { 'data-domain': 'anden.test' }, origins: ['https://*.modtager.test'], storage: [] }";
    editFile(join(project, 'src/site/statistics-tool.ts'), 'null as StatisticsTool | null', stated);
    result = await build(directory, variables, project);
  }, slow.timeout);

  test('is the same, byte for byte, as another build of it', slow, async () => {
    const again = join(work, 'again');
    await build(again, variables, project);
    for (const suffix of ['', '-config']) {
      const files = await filesIn(directory + suffix);
      expect(await filesIn(again + suffix)).toEqual(files);
      const read = (folder: string, file: string) => readFileSync(join(folder + suffix, file));
      expect(files.filter((file) => !read(directory, file).equals(read(again, file)))).toEqual([]);
    }
  });

  test('succeeds, without the draft and the upcoming article in the index, and with dollar signs as they were written', () => {
    expect(result.status, result.output).toBe(0);
    const index = readFileSync(join(directory, searchIndexPath), 'utf8');
    expect(index).toContain('kvastebinderi');
    expect(index).not.toMatch(/lirekassemænd|natmandsfolk/);
    // The prerenderer could read them as patterns.
    expect(readFileSync(join(directory, 'artikler/ude.html'), 'utf8')).toContain(
      '<code>$$("img")</code>, <code>$&amp;</code>',
    );
  });

  test('publishes a new page of sections with its address everywhere, and none that is a draft', () => {
    const html = readFileSync(join(directory, 'tandlaeger.html'), 'utf8');
    expect(html).toContain(`<link rel="canonical" href="${origin}/tandlaeger">`);
    expect(html).toMatch(/"name":"Hjemmesider","item":"[^"]+\/hjemmesider"\},\{[^}]*"position":4/);
    for (const file of ['sitemap.xml', searchIndexPath]) {
      const text = readFileSync(join(directory, file), 'utf8');
      expect(text, file).toContain('/tandlaeger');
      expect(text, file).not.toContain('/kladde');
    }
    expect(existsSync(join(directory, 'kladde.html'))).toBe(false);
  });

  test('names the tool and the films on both legal pages, and lets no film fetch before it is asked to', async () => {
    const textOf = (page: string) =>
      load(readFileSync(join(directory, `${page}.html`), 'utf8'))('main').text();
    for (const page of ['cookies', 'privatlivspolitik']) {
      expect(textOf(page), page).toContain('Tal GmbH (Tyskland)');
      expect(textOf(page), page).toMatch(/trykke?r? på (?:filmen|»Afspil filmen«)/);
    }
    const $ = load(readFileSync(join(directory, 'artikler/ude.html'), 'utf8'));
    expect($('iframe').attr('src')).toBeUndefined();
    const frame = load($('iframe').attr('srcdoc') ?? '');
    expect(frame('a').attr('href')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/);
    const { 'Content-Security-Policy': policy } = (await loadHeaders(join(directory, '_headers')))('/');
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(policy).toContain(`'sha256-${hash('sha256', frame('style').text(), 'base64')}'`);
  });

  test('publishes a page in English as such, with Danish around it', () => {
    const $ = load(readFileSync(join(directory, 'english.html'), 'utf8'));
    expect($('html').attr('lang')).toBe('en');
    expect($('[property="og:locale"]').attr('content')).toBe('en_GB');
    expect($('main .lead').first().text()).toMatch(/From DKK\s[\d,]+ excl\. VAT/);
    for (const part of ['header', 'footer', '#sidemenu', 'nav[aria-label=Brødkrummer]'])
      expect($(part).attr('lang'), part).toBe('da');
    expect($('footer').text()).toContain('Hverdage');
  });

  test(
    'has the upcoming article, and all that wait with it, but no offer that has ended, in the build of their day, as .env may set it',
    slow,
    async () => {
      const copy = projectCopy();
      editFile(
        join(copy, 'src/site/dated-values.ts'),
        /lastDay: .*,/,
        `lastDay: '${coming.slice(0, 4)}-12-30',`,
      );
      writeFileSync(
        join(copy, '.env'),
        `CONTENT_DIRECTORY=${content}\nBUILD_DATE=${coming}\nOUT_DIRECTORY=dagen\n`,
      );
      const { status, output } = await build(undefined, {}, copy);
      expect(status, output).toBe(0);
      const day = join(copy, 'dagen');
      expect(readFileSync(join(day, searchIndexPath), 'utf8')).toContain('natmandsfolk');
      expect(readFileSync(join(day, 'index.html'), 'utf8')).not.toContain('data-fact="rabat.');
    },
  );

  test('applies an analytics tool, a quote webhook only and another origin to policy, pages, forms and files', async () => {
    const { 'Content-Security-Policy': policy = '' } = (await loadHeaders(join(directory, '_headers')))('/');
    const sources = (name: string) =>
      policy
        .split('; ')
        .find((directive) => directive.startsWith(`${name} `))
        ?.split(' ') ?? [];
    for (const name of ['script-src', 'connect-src', 'img-src']) {
      expect(sources(name), name).toEqual(
        expect.arrayContaining(["'self'", 'https://tal.test', 'https://*.modtager.test']),
      );
    }
    expect(sources('connect-src')).toContain('https://krog.test/tilbud');
    expect(policy).not.toMatch(/unsafe/);

    const pages = await pagesIn(directory);
    expect(pages.length).toBeGreaterThan(0);
    for (const { path, html } of pages) {
      // This element makes the consent manager ask; the browser tests of consent insert the same one.
      const meta = load(html)('meta[name=statistik]').attr('content') ?? '';
      expect(JSON.parse(meta), path).toMatchObject({
        src: tool,
        attributes: { 'data-domain': 'anden.test' },
      });
      // Only the adapter loads the tool, after consent.
      expect(html.replace(/<meta name="statistik"[^>]*>/, ''), path).not.toContain(tool);
      expect(html, path).not.toContain(company.origin);
    }
    for (const file of ['sitemap.xml', 'feed.xml', 'robots.txt']) {
      const text = readFileSync(join(directory, file), 'utf8');
      expect(text, file).toContain(origin);
      expect(text, file).not.toContain(company.origin);
    }

    const island = (path: string, name: string) => {
      const html = pages.find((page) => page.path === path)?.html ?? '';
      return html.slice(html.indexOf(`data-island="${name}"`)).split('</section>')[0] ?? '';
    };
    // Without a webhook the page shows an e-mail instead of the form.
    expect(island('/kontakt', 'contact')).not.toContain('<form');
    expect(island('/kontakt', 'contact')).toContain('href="mailto:');
    expect(island('/priser', 'calculator')).toContain('<form');
    expect(island('/priser', 'calculator')).toContain('https://krog.test/tilbud');
  });
});
