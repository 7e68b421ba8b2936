import { expect, test } from 'vitest';
import { attributes } from '#src/styles/attributes.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

test('the list of attributes has those that more than one folder of src names, and no other', () => {
  const folders = new Map<string, Set<string>>();
  for (const file of projectFiles()) {
    const [, folder = ''] =
      /^src\/([\w.]+)(?!.*(?:\.test\.|\/attributes\.ts)).*\.(?:tsx?|css|html)$/.exec(file) ?? [];
    const code = folder && readProjectFile(file).replace(/\/\*[\s\S]*?\*\//g, '');
    const inScript = [...code.matchAll(/\bdataset\.(\w+)/g)].map(
      ([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    );
    for (const name of [...inScript, ...(code.match(/(?<![\w-])data-[a-z]+(?:-[a-z]+)*/g) ?? [])])
      folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  }
  const shared = [...folders].filter(([, { size }]) => size > 1).map(([name]) => name);
  expect(shared.sort()).toEqual(Object.keys(attributes).sort());
});
