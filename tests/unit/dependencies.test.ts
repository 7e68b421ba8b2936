import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

/** Packages that were agreed on with the owner, for the site and for tests: to replace one is no refactoring. */
const site = [
  'vite',
  'vite-react-ssg',
  'react',
  'react-dom',
  'react-router-dom',
  '@mdx-js/rollup',
  'remark-gfm',
  'rehype-slug',
  'unhead',
  '@unhead/react',
  'fuse.js',
];
const tests = ['vitest', 'playwright'];

test('the packages that were agreed on are there, and the code imports them', () => {
  const { dependencies, devDependencies } = JSON.parse(readProjectFile('package.json'));
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(site));
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(tests));
  const code = projectFiles()
    .filter((file) => /^(?:src|scripts|vite).*\.tsx?$/.test(file))
    .map(readProjectFile)
    .join('\n');
  // unhead itself is what @unhead/react wraps.
  for (const name of [...site, ...tests])
    if (name !== 'unhead') expect(code).toMatch(new RegExp(`from '${name}['/]`));
});

test('the head has one copy of unhead', () => {
  // `@unhead/react` brings its own where the two ranges do not meet, and pages would lose their head.
  const { packages } = JSON.parse(readProjectFile('package-lock.json'));
  expect(Object.keys(packages).filter((path) => path.endsWith('/unhead'))).toEqual(['node_modules/unhead']);
  // Nor does `npm update` bring one.
  const { dependencies } = packages['node_modules/@unhead/react'];
  expect(packages[''].dependencies.unhead).toBe(dependencies.unhead);
});
