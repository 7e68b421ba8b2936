import { expect, test } from 'vitest';
import type { Category } from '#src/content/categories.ts';
import { landscape } from './landscape.ts';
import { waterOf } from './water-colours.ts';

test('each article has a landscape of its own, always the same, also in a category without a row', () => {
  const pictures = [
    ['lokal-seo', 'SEO'],
    ['seo-lokalt', 'SEO'],
    ['lokal-seo', 'Ny' as Category],
  ] as const;
  const drawings = [...pictures, pictures[0]].map(([slug, category]) => landscape(slug, waterOf(category)));
  expect(new Set(drawings).size).toBe(pictures.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});
