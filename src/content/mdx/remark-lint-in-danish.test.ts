import { expect, test } from 'vitest';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';

const diagnosticsOf = async (text: string) => (await reportOfText(text)).diagnostics;

test.each([
  ['Først en linje,\nså en til.\n---\nMere.', 5, '»så en til.« over ---'],
  ['Titel\n=====', 5, '»Titel« over ====='],
])('refuses the text over a line in %j, which would become a heading', async (text, line, found) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line, where: 'overskrift', found }]);
});

test.each([
  ['Det er sandt[^1].', 'fodnote', '[^1]'],
  ['Det er sandt.\n\n[^1]: En note.', 'fodnote', '[^1]: En note.'],
  ['Det er sandt^[en note].', 'fodnote', '^[en note]'],
  ['[TOC]', 'indholdsliste', '[TOC]'],
  ['[[_TOC_]]', 'indholdsliste', '[[_TOC_]]'],
  ['@[toc]', 'indholdsliste', '@[toc]'],
  ['Se [[side|guiden]].', 'link', '[[side|guiden]]'],
  ['Se ![[skema.png]].', 'billede', '![[skema.png]]'],
  ['> [!WARNING]\n> Pas på.', 'boks', '[!WARNING]'],
  ['Se [vores priser].', 'link', '[vores priser]'],
  ['Se [fed] her.\n\n[p]: /priser', 'link', '[p]: /priser'],
  ['[//]: # (husk at rette)', 'note', '[//]: # (husk at rette)'],
])('refuses %j', async (text, where, found) => {
  expect(await diagnosticsOf(text)).toContainEqual(expect.objectContaining({ where, found }));
});

test.each([
  '## Hvad koster det? [#pris]',
  'Se [1], »vi […] gjorde [...] det« og \\[sic].',
  'Tekst.\n\n---\n\nMere.',
  '`[a][b]` og `[[side]]`',
  'Se [vores priser][p].\n\n[p]: /priser',
])('accepts %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test('reports nested brackets, and brackets that another check knows, once', async () => {
  expect(await diagnosticsOf('[[side]]')).toHaveLength(1);
  expect(await diagnosticsOf('[tekst] (/priser)')).toMatchObject([{ where: 'teksten' }]);
  expect(await diagnosticsOf('## Hvad [pris]')).toMatchObject([{ where: 'anker' }]);
});
