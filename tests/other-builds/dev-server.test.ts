import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { searchIndexPath } from '#src/features/article-search/search-index.ts';
import { editFile, projectCopy } from './project-copy.ts';

/** Starts `npm run dev` in a copy of the project; `printed` returns the terminal output so far. */
function startDev(copy: string, command = 'node', args = ['scripts/commands/dev.mjs']) {
  const server = spawn(command, args, {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      VITEST: undefined,
    },
  });
  onTestFinished(() => void server.kill());
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  // The last one: code that vite.config.ts imports restarts the server when it changes.
  const origin = () => printed.match(/http:\/\/localhost:\d+/g)?.at(-1) ?? '';
  return {
    printed: () => printed,
    origin,
    stop: () => server.kill(),
    get: (path: string) => fetch(origin() + path),
    started: () => waitFor(() => expect(`${origin()}${server.exitCode ?? ''}`, printed).toMatch(/^http/)),
  };
}

const waitFor = (expectation: () => void | Promise<void>) =>
  vi.waitFor(expectation, { timeout: 40_000, interval: 200 });

/** Expects the page in place of one that cannot be rendered: it says where the fault is, and reloads once it is mended. */
function expectDiagnosticPage(html: string, place: RegExp) {
  expect(html).toMatch(place);
  expect(html).toContain('fandt:');
  expect(html).toContain('/@vite/client');
  expect(html).not.toMatch(/^ +at /m);
}

test('the dev server shows content changes at once and survives faulty content', {
  timeout: 600_000,
}, async () => {
  const copy = projectCopy();
  const articles = join(copy, 'content/artikler');
  const name = readdirSync(articles).find((file) => file.endsWith('.mdx')) ?? '';
  const article = join(articles, name);
  const address = `/artikler/${name.replace('.mdx', '')}`;
  const data = join(copy, 'content/data/proces.yaml');

  // The server starts with faulty content and prints where the fault is.
  const fixData = editFile(data, 'imens:', 'imellem:');
  const dev = startDev(copy);
  await dev.started();
  await waitFor(() => expect(dev.printed()).toMatch(/content\/data\/proces\.yaml:\d+/));
  const blocked = await dev.get('/priser');
  expect(blocked.status).toBe(500);
  expectDiagnosticPage(await blocked.text(), /content\/data\/proces\.yaml:\d+/);
  expect(await (await dev.get(searchIndexPath)).json()).toMatchObject({ articles: [] });
  // The terminal has each diagnostic once, however many pages are asked for, and says when there are none left.
  expect(dev.printed().match(/content\/data\/proces\.yaml:\d+ .*imellem$/gm)).toHaveLength(1);
  expect(dev.printed()).not.toMatch(/Internal server error|Ingen fejl/);

  fixData();
  await waitFor(() => expect(dev.printed()).toMatch(/\n\nIngen fejl i teksterne\./));
  const page = async (path: string) => (await dev.get(path)).text();
  await waitFor(async () => expect(await page('/priser')).toContain('</html>'));

  // As when a browser prerenders the page that is then opened.
  for (const html of await Promise.all([page('/priser'), page('/priser'), page('/priser')]))
    expect(html).toContain('<title>');

  editFile(article, '\n## ', '\nEt nyt afsnit af skribenten.\n\n## ');
  await waitFor(async () => expect(await page(address)).toContain('Et nyt afsnit af skribenten.'));

  // Invalid front matter and invalid MDX block their own page only.
  for (const [from, to] of [
    [/^kategori: .*/m, 'kategori: seo'],
    ['\n## ', '\n<Pris navn="x">\n\n## '],
  ] as const) {
    const fixArticle = editFile(article, from, to);
    await waitFor(async () =>
      expectDiagnosticPage(await page(address), new RegExp(`content/artikler/${name}:\\d+`)),
    );
    expect((await dev.get('/priser')).status).toBe(200);
    fixArticle();
    await waitFor(async () => expect(await page(address)).toContain('Et nyt afsnit'));
  }
  expect(dev.printed(), 'no stack trace').not.toMatch(/^ +at |Internal server error/m);

  // Two saves shortly after each other: the last one is shown, whatever events the watcher drops.
  editFile(article, 'Et nyt afsnit', 'Første gang. Et nyt afsnit');
  await pause(110);
  editFile(article, 'Første gang', 'Anden gang');
  await waitFor(async () => expect(await page(address)).toContain('Anden gang'));
  expect(await page('/artikler/findes-ikke')).toContain('Artiklen blev ikke fundet');
});

test.skipIf(process.platform === 'win32')('the dev server ends with npm', { timeout: 120_000 }, async () => {
  const dev = startDev(projectCopy(), 'npm', ['run', 'dev']);
  await dev.started();
  expect((await dev.get('/')).status).toBe(200);
  dev.stop();
  await waitFor(() => expect(dev.get('/')).rejects.toThrow());
});
