import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { renderText } from './render-text.tsx';

test('several calculators of the same size in one text have different ids and drafts', () => {
  const calculator = { type: 'mdxJsxFlowElement', name: 'Prisberegner', attributes: [], children: [] };
  const text = () => ({ type: 'root', children: [calculator, calculator] }) as unknown as Root;
  const html = renderText(text());
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...html.matchAll(/idPrefix&quot;:&quot;([^&]+)/g)].map(([, prefix]) => prefix)).toEqual([
    'beregner',
    'beregner-2',
  ]);
  // The count starts anew in each text.
  expect(renderText(text())).toBe(html);
});
