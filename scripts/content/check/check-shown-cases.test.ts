import { expect, test } from 'vitest';
import { shownCases } from '#src/site/shown-cases.ts';
import { content } from '../../../tests/fixtures/published-content.ts';
import { checkShownCases } from './check-shown-cases.ts';

test('accepts the cases of the site', () => {
  expect(checkShownCases(content.data.cases)).toEqual([]);
});

test('reports every place whose case is gone, with the file that names it and the cases there are', () => {
  const file = 'src/site/shown-cases.ts';
  expect(checkShownCases([{ id: 'ny-case' }])).toMatchObject(
    Object.entries(shownCases).map(([where, found]) => ({
      file,
      where,
      found,
      expected: expect.stringMatching(/ny-case$/),
    })),
  );
});
