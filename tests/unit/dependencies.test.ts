import { expect, test } from 'vitest';
import { importGraph, packagesIn, reachable } from './import-graph.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const { scripts, dependencies, devDependencies } = JSON.parse(readProjectFile('package.json')) as {
  scripts: { build: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

// A host may install with NODE_ENV=production, which skips devDependencies.
test('every package that the build or the site imports is in dependencies, not devDependencies', () => {
  const entry = scripts.build.split(' ').at(-1) ?? '';
  const site = projectFiles('src').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const files = new Set([...reachable(importGraph(), entry), ...site]);
  const needed = new Set(
    [...files]
      .filter((file) => /\.m?tsx?$|\.mjs$/.test(file))
      .flatMap((file) => packagesIn(readProjectFile(file))),
  );
  expect(needed).toContain('react');
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});

const designCard = [
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

test('the packages that the design names make the site, and the two that it names for tests run them', () => {
  const files = projectFiles().filter((file) => /^(?:src|scripts|vite).*\.tsx?$/.test(file));
  const imported = new Set(files.flatMap((file) => packagesIn(readProjectFile(file))));
  expect(designCard.filter((name) => !imported.has(name) && name !== 'unhead')).toEqual([]);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(designCard));
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['vitest', 'playwright']));
});
