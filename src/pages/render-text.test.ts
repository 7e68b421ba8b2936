import { expect, test } from 'vitest';
import { createMdxCompiler } from '#src/content/mdx/compile-mdx.ts';
import { renderText } from './render-text.tsx';

const compile = createMdxCompiler(renderText);
const table = '| Pakke | Tid |\n| --- | --- |\n| Lille | to uger |';
const htmlOf = async (text: string) => (await compile('prøve.mdx', `---\ntitel: x\n---\n\n${text}`)).html;

test('a plain table scrolls in a box of its own, which the keyboard reaches', async () => {
  expect(await htmlOf(table)).toMatch(
    /^<div class="[^"]+" role="group" aria-label="Tabel" data-wide="" tabindex="0"><table><thead>/i,
  );
});

test('a table in <Tabel> scrolls in that box only', async () => {
  const html = await htmlOf(`<Tabel titel="Pakker">\n\n${table}\n\n</Tabel>`);
  expect(html).toMatch(/<section [^>]*aria-label="Pakker"[^>]*>\s*<table>/);
  expect(html.match(/tabindex/gi)).toHaveLength(1);
});

test('one tilde strikes nothing out', async () => {
  expect(await htmlOf('Det tager ~5 minutter~ cirka.')).toBe('<p>Det tager ~5 minutter~ cirka.</p>');
});
