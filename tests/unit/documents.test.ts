import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

const files = projectFiles();
const folders = new Set(
  files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  ),
);
const documents = files.filter((file) =>
  /^(?:README|docs\/.*|content\/README)\.md$|^docs\/decisions\//.test(file),
);
const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };

/** Names that are not project files: generated or installed files, patterns, URLs and packages. */
const external =
  /^(?:dist|dist-config|leads|node_modules|\.cache|screenshots)(?:\/|$)|\*|…|\$|\{|^\/|^https?:|^@|^_/;

/** Returns the inline code of a document. */
function inlineCode(document: string): string[] {
  const prose = readProjectFile(document).replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
}

/** Documents about the code as it is. A superseded decision and docs/artwork.md tell of files that are gone. */
const current = documents.filter(
  (file) => file !== 'docs/artwork.md' && !readProjectFile(file).includes('**Superseded by'),
);

test.each(current)('%s names only npm commands that exist', (document) => {
  const commands = [...readProjectFile(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(current)('%s names only files and folders that exist', (document) => {
  const paths = inlineCode(document).filter((text) =>
    /^(?:src|scripts|tests|docs|content|public)\/[^\s]*$/.test(text),
  );
  const names = inlineCode(document).filter((text) => /^[\w./-]+\.(?:tsx?|mts|mjs|css|jsonc)$/.test(text));
  const missing = [
    ...paths.filter((path) => {
      const plain = path.replace(/\/$/, '');
      return !external.test(path) && !files.includes(plain) && !folders.has(plain);
    }),
    // A bare file name matches a file in any folder.
    ...names.filter((name) => !external.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`))),
  ];
  expect([...new Set(missing)]).toEqual([]);
});

test('every relative link in README.md and docs points to an existing file', () => {
  const broken = documents
    // The writers' guide shows site links as examples.
    .filter((document) => document !== 'content/README.md')
    .flatMap((document) => {
      const folder = document.split('/').slice(0, -1).join('/');
      const links = [...readProjectFile(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
        ([, to = '']) => to,
      );
      return links
        .map((to) => posix.join(folder, to))
        .filter((to) => !files.includes(to) && !folders.has(to));
    });
  expect(broken).toEqual([]);
});

test('README.md describes every folder directly in src, scripts and tests, and only existing paths', () => {
  const [, tree = ''] = /## Where things live\s+```\n([\s\S]*?)```/.exec(readProjectFile('README.md')) ?? [];
  let parent = '';
  const listed = tree.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^(\s*)([\w./-]+)/.exec(line) ?? [];
    if (!name) return [];
    if (!indent) parent = name;
    return indent ? `${parent}${name}` : name;
  });
  expect(listed.filter((path) => !files.includes(path) && !folders.has(path.replace(/\/$/, '')))).toEqual([]);
  const inside = [...folders].filter((folder) => /^(?:src|scripts|tests)\/[^/]+$/.test(folder));
  expect(inside.filter((folder) => !listed.includes(`${folder}/`))).toEqual([]);
});

test('README.md lists every npm command', () => {
  const [, table = ''] = /## Commands([\s\S]*?)\n## /.exec(readProjectFile('README.md')) ?? [];
  const listed = [...table.matchAll(/`([^`]+)`/g)].flatMap(
    ([, text = '']) => text.replace(/^npm (?:run )?/, '').split(' ')[0],
  );
  expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
});
