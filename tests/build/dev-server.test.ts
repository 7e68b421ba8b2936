import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectCopy } from './project-copy.ts';

/** Starts `npm run dev` in a copy of the project; `printed` is what stands in the terminal so far. */
function startDev(copy: string) {
  const server = spawn('node', ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  onTestFinished(() => void server.kill());
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  const origin = () => /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
  return {
    printed: () => printed,
    get: (path: string) => fetch(origin() + path),
    started: () => waitFor(() => expect(`${origin()}${server.exitCode ?? ''}`, printed).toMatch(/^http/)),
  };
}

const waitFor = (expectation: () => void | Promise<void>) =>
  vi.waitFor(expectation, { timeout: 40_000, interval: 200 });

/** Changes a file, and gives back a function that puts it as it was. */
function change(file: string, from: string, to: string): () => void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
  return () => writeFileSync(file, before);
}

test('a writer sees changes at once, and no fault stops the server', { timeout: 240_000 }, async () => {
  const copy = projectCopy();
  const article = join(copy, 'content/artikler/designsystemer.mdx');
  const data = join(copy, 'content/data/faq.yaml');
  const component = join(copy, 'src/features/reading/mdx-components.server.tsx');

  // It starts even where there is a fault already, and says where.
  const mend = change(data, 'spørgsmål:', 'spoergsmaal:');
  const dev = startDev(copy);
  await dev.started();
  await waitFor(() => expect(dev.printed()).toMatch(/content\/data\/faq\.yaml:\d+/));
  expect((await dev.get('/priser')).status).toBe(500);
  expect(await (await dev.get('/artikler/soegeindeks.json')).json()).toEqual([]);

  mend();
  const page = async (path: string) => (await dev.get(path)).text();
  await waitFor(async () => expect(await page('/priser')).toContain('</html>'));

  change(article, '\n## ', '\nEt nyt afsnit af skribenten.\n\n## ');
  await waitFor(async () =>
    expect(await page('/artikler/designsystemer')).toContain('Et nyt afsnit af skribenten.'),
  );

  const finish = change(component, 'export', 'export const half = (;\nexport');
  await waitFor(() => expect(dev.printed()).toContain('mdx-components.server.tsx'));
  finish();
  await waitFor(async () =>
    expect(await page('/artikler/designsystemer')).toContain('Et nyt afsnit af skribenten.'),
  );

  // What no page asks for is answered too, with whatever.
  expect((await dev.get('/billeder/indhold/%')).status).toBeGreaterThanOrEqual(400);
  await dev.get('/webhook/andet');
});
