import { expect, test } from 'vitest';
import { importGraph, packagesIn, reachable } from './import-graph.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const { scripts, dependencies } = JSON.parse(readProjectFile('package.json')) as {
  scripts: { build: string };
  dependencies: Record<string, string>;
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
