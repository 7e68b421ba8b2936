import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

test('every CSS Module has a name of its own, which its class names begin with', () => {
  const names = projectFiles('src')
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
