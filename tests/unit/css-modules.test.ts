import { basename, dirname, resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

test('every CSS Module has a name of its own, which its class names begin with', () => {
  const names = projectFiles('src')
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every class of a CSS Module that a component names exists', async () => {
  const config = await resolveConfig({ configFile: false }, 'build');
  const missing: string[] = [];
  for (const file of projectFiles('src').filter((name) => name.endsWith('.tsx'))) {
    const code = readProjectFile(file);
    for (const [, name, path = ''] of code.matchAll(/import (\w+) from '(.+\.module\.css)'/g)) {
      const module = path.startsWith('#') ? path.slice(1) : resolve('/', dirname(file), path).slice(1);
      const { modules = {} } = await preprocessCSS(readProjectFile(module), resolve(module), config);
      for (const [index, line] of code.split('\n').entries())
        for (const [use, key = ''] of line.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
          if (!(key in modules)) missing.push(`${file}:${index + 1}: ${use}`);
    }
  }
  expect(missing).toEqual([]);
});
