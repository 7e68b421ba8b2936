import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchIndexPath } from '#src/features/article-search/documents.ts';
import { textIndexPath } from '#src/features/article-search/text-index.ts';
import { company, phoneHref } from '#src/site/company.ts';
import { differentFiles } from '../../scripts/commands/different-files.ts';
import { pagesIn } from '../../scripts/commands/dist-pages.ts';
import { loadHeaders } from '../../scripts/serve/load-headers.ts';

/**
 * Builds of other kinds than the one that the rest of these tests read. One file, so that they run one after the
 * other: each takes all processors.
 */
const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'other-builds-'));

const inside = mkdtempSync(join(root, 'node_modules/.cache/other-builds-'));
const patience = { timeout: 180_000 };
afterAll(() => {
  rmSync(inside, { recursive: true, force: true });
});

async function build(outDirectory: string, variables: NodeJS.ProcessEnv) {
  const outer = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITE_.*|SITE_URL|CONTENT_DIRECTORY|VITEST|NODE_ENV)$/.test(name),
  );
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/ssg/main.ts')], {
    cwd: root,
    env: { ...Object.fromEntries(outer), ...variables, OUT_DIRECTORY: outDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data));
  const [status] = await once(child, 'close');
  return { status, said };
}

test(
  'faulty content ends the build, tells every problem and leaves the old site as it was',
  patience,
  async () => {
    const directory = join(work, 'faulty');
    mkdirSync(directory);
    writeFileSync(join(directory, 'index.html'), 'den gamle side');
    const faulty = join(root, 'tests/fixtures/faulty');
    const { status, said } = await build(directory, { CONTENT_DIRECTORY: faulty });
    expect(status).toBe(1);
    expect(said).toContain(readFileSync(join(faulty, 'forventet.txt'), 'utf8').trim());
    expect(readdirSync(directory)).toEqual(['index.html']);
    expect(readFileSync(join(directory, 'index.html'), 'utf8')).toBe('den gamle side');
  },
);

test(
  'a statistics tool, an address for quotes only and another origin show everywhere they must',
  patience,
  async () => {
    const directory = join(work, 'other');
    const tool = 'https://tal.test/tael.js';
    const origin = 'https://anden.test';
    const { status, said } = await build(directory, {
      VITE_ANALYTICS_SRC: tool,
      VITE_ANALYTICS_ATTRIBUTES: 'data-domain="anden.test"',
      VITE_ANALYTICS_ORIGINS: 'https://*.modtager.test',
      VITE_QUOTE_WEBHOOK_URL: 'https://krog.test/tilbud',
      SITE_URL: origin,
    });
    expect(status, said).toBe(0);

    // There is a warning for the one address that is missing.
    expect(said).toContain('VITE_CONTACT_WEBHOOK_URL er ikke sat');
    expect(said).not.toContain('VITE_QUOTE_WEBHOOK_URL er ikke sat');

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
    expect(sources('connect-src')).toContain('https://krog.test');
    expect(policy).not.toMatch(/(?<!wasm-)unsafe/);

    const pages = await pagesIn(directory);
    expect(pages.length).toBeGreaterThan(20);
    for (const { path, html } of pages) {
      // The consent manager asks because of this, and the browser tests of consent put the same in a page.
      expect(html, path).toContain(`<meta name="statistik" content="${tool}" data-domain="anden.test">`);
      // Nothing loads the tool but the adapter, after consent.
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
    // A form that cannot send is not shown: phone and e-mail stand in its place.
    expect(island('/kontakt', 'contact')).not.toContain('<form');
    expect(island('/kontakt', 'contact')).toContain(`href="${phoneHref}"`);
    expect(island('/kontakt', 'contact')).toContain('href="mailto:');
    expect(island('/priser', 'calculator')).toContain('<form');
    expect(island('/priser', 'calculator')).toContain('https://krog.test/tilbud');
  },
);

describe('builds of one checkout that share a cache', () => {
  const content = join(inside, 'content');
  const buildWith = (cache: string, directory: string) =>
    build(directory, { CONTENT_DIRECTORY: content, CACHE_DIRECTORY: join(inside, cache) });
  const folders = [join(work, 'one'), join(work, 'two')] as const;
  let both: readonly Awaited<ReturnType<typeof build>>[];

  beforeAll(async () => {
    cpSync(join(root, 'content'), content, { recursive: true });
    both = await Promise.all(folders.map((folder) => buildWith('shared', folder)));
  }, patience.timeout);

  test('two at once both succeed, with the same files', async () => {
    for (const { status, said } of both) expect(status, said).toBe(0);
    expect(readdirSync(folders[0])).toContain('index.html');
    expect(await differentFiles(...folders)).toEqual([]);
  });

  test('one after edits gives what a build from nothing gives', patience, async () => {
    const edit = (file: string, from: string, to: string) => {
      const before = readFileSync(join(content, file), 'utf8');
      expect(before).toContain(from);
      writeFileSync(join(content, file), before.replace(from, to));
    };
    // What several pages show: a title, a fact file, a drawing.
    edit('artikler/designsystemer.mdx', "titel: '", "titel: 'Nye ");
    edit('data/vaerdier.yaml', "titel: '", "titel: 'Nyt ");
    const [drawing = ''] = readdirSync(join(content, 'billeder/seo-guide-2025')).filter((name) =>
      name.endsWith('.svg'),
    );
    edit(`billeder/seo-guide-2025/${drawing}`, '</svg>', '<!-- ny --></svg>');
    // The text of one article: a new section, which its contents list names.
    const file = join(content, 'artikler/verden-med-ai.mdx');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n## Et nyt afsnit\n\nMed en tekst.\n`);

    const [edited, fromNothing] = [join(work, 'edited'), join(work, 'from-nothing')];
    for (const [cache, directory] of [
      ['shared', edited],
      ['empty', fromNothing],
    ] as const) {
      const { status, said } = await buildWith(cache, directory);
      expect(status, said).toBe(0);
    }
    const html = readFileSync(join(edited, 'artikler/verden-med-ai.html'), 'utf8');
    expect(html).toContain('href="#et-nyt-afsnit"');
    expect(await differentFiles(fromNothing, edited)).toEqual([]);
  });
});

test('an article that is not out stands in neither layer of the search', patience, async () => {
  const content = join(inside, 'with-drafts');
  cpSync(join(root, 'content'), content, { recursive: true });
  const source = readFileSync(join(content, 'artikler/minimalistisk-webdesign.mdx'), 'utf8');
  const add = (name: string, word: string, state: string) =>
    writeFileSync(
      join(content, `artikler/${name}.mdx`),
      `${source
        .replace(/^titel: .*$/m, `titel: 'Om ${word}'`)
        .replace(/^beskrivelse: '/m, `beskrivelse: '${word}: `)
        .replace(/^dato: .*$/m, state)}\n## Til sidst\n\nDet var alt om ${word}.\n`,
    );
  add('ude', 'kvastebinderi', 'dato: 2025-01-02');
  add('kladde', 'lirekassemænd', 'dato: 2025-01-02\nkladde: true');
  add('kommer', 'natmandsfolk', 'dato: 2099-01-02');
  const directory = join(work, 'with-drafts');
  const { status, said } = await build(directory, { CONTENT_DIRECTORY: content });
  expect(status, said).toBe(0);

  const sections = join(directory, textIndexPath, 'afsnit');
  const texts = readdirSync(sections).map((file) => readFileSync(join(sections, file), 'utf8'));
  for (const all of [texts.join('\n'), readFileSync(join(directory, searchIndexPath), 'utf8')]) {
    expect(all).toContain('kvastebinderi');
    expect(all).not.toMatch(/lirekassemænd|natmandsfolk/);
  }
});
