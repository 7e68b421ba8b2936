import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mdxOptions } from '../../../scripts/content/mdx/compile-text.ts';
import { mdxComponents } from './mdx-components.tsx';

const table = '| Pakke | Tid |\n| --- | --- |\n| Lille | to uger |';

/** Returns the HTML of a text, compiled and rendered as in a build. */
async function htmlOf(text: string): Promise<string> {
  const { default: Text } = await evaluate(text, { ...runtime, ...mdxOptions() });
  return renderToStaticMarkup(<Text components={mdxComponents} />);
}

test('a plain table scrolls in a box of its own, which the keyboard reaches', async () => {
  expect(await htmlOf(table)).toMatch(
    /^<div class="[^"]+" role="group" aria-label="Tabel" tabindex="0"><table><thead>/i,
  );
});

test('a table whose columns are aligned has no style of its own, which the browser would refuse', async () => {
  expect(await htmlOf(table.replace('| --- |\n', '| --: |\n'))).not.toContain('style=');
});

test('a table in <Tabel> scrolls in that box only', async () => {
  const html = await htmlOf(`<Tabel titel="Pakker">\n\n${table}\n\n</Tabel>`);
  expect(html).toMatch(/<section [^>]*aria-label="Pakker"[^>]*>\s*<table>/);
  expect(html.match(/tabindex/gi)).toHaveLength(1);
});

test.each([
  ['min-artikel/kurve.webp', '/billeder/indhold/min-artikel/kurve-640.webp'],
  ['cases/psykolog.png', '/billeder/cases/psykolog-960.webp'],
  ['hold/anna-holm.jpg', '/billeder/hold/anna-holm-408.webp'],
])('a figure may show the picture %s', async (file, address) => {
  expect(await htmlOf(`<Figur billede="${file}" alt="Hvad den viser" tekst="Tekst." />`)).toContain(
    `src="${address}"`,
  );
});

test('one tilde strikes nothing out', async () => {
  expect(await htmlOf('Det tager ~5 minutter~ cirka.')).toContain('~5 minutter~');
});

test.each([
  ['[ring på <Firma felt="telefon" />](/kontakt)', 1],
  ['[Google <Kilde navn="hos dem" til="https://www.firma.dk/a" />](/kontakt)', 1],
  ['Ring på <Firma felt="telefon" />.', 1],
])('there is no link in a link: %s', async (text, links) => {
  expect((await htmlOf(text)).match(/<a /g)).toHaveLength(links);
});

test('a last line with a dash says whose words a quotation has, also with a word that must not break', async () => {
  expect(await htmlOf('> Det virker.\n>\n> – Mette Holm, E-mærket')).toMatch(
    /<footer>Mette Holm, .*E-mærket.*<.footer>/,
  );
});
