import { expect, test } from 'vitest';
import { readProjectFile } from './project-files.ts';

test('the head has one copy of unhead', () => {
  // `@unhead/react` brings its own where the two ranges do not meet, and pages would lose their head.
  const { packages } = JSON.parse(readProjectFile('package-lock.json'));
  expect(Object.keys(packages).filter((path) => path.endsWith('/unhead'))).toEqual(['node_modules/unhead']);
  // Nor does `npm update` bring one.
  const { dependencies } = packages['node_modules/@unhead/react'];
  expect(packages[''].dependencies.unhead).toBe(dependencies.unhead);
});
