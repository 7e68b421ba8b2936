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
const documents = files.filter((file) => /^[^/]+\.md$|^docs\/.*\.md$|^content\/README\.md$/.test(file));
const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };

/** Names that are not project files: generated or installed files, patterns, URLs and packages. */
const external = /^(?:dist|dist-config|leads|node_modules)(?:\/|$)|\*|…|\$|\{|^\/|^https?:|^@|^_/;

const withoutBlocks = (document: string) =>
  readProjectFile(document).replace(/^(```+)\w*$[\s\S]*?^\1$/gm, '');

/** Returns the inline code of a document. */
function inlineCode(document: string): string[] {
  return [...withoutBlocks(document).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
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
    /^(?:src|scripts|tests|docs|content|public|\.github|\.vscode)\/[^\s]*$/.test(text),
  );
  const names = inlineCode(document).filter((text) =>
    /^[\w./-]+\.(?:tsx?|mts|mjs|css|jsonc|toml)$/.test(text),
  );
  const missing = [
    ...paths.filter((path) => {
      const plain = path.replace(/\/$/, '');
      return (
        !external.test(path) &&
        !/NNN|min-|eksempel/.test(path) &&
        !files.includes(plain) &&
        !folders.has(plain)
      );
    }),
    // A bare file name matches a file in any folder.
    ...names.filter((name) => !external.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`))),
  ];
  expect([...new Set(missing)]).toEqual([]);
});

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(document: string): string[] {
  return [...withoutBlocks(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

test.each(documents)('every relative link in %s leads to an existing file and heading', (document) => {
  const links = [
    ...withoutBlocks(document)
      .replace(/`[^`\n]+`/g, '')
      .matchAll(/\]\((?!https?:|\/)([^)]+)\)/g),
  ];
  const broken = links
    .map(([, to = '']) => to)
    .filter((to) => {
      const [path = '', anchor] = to.split('#');
      const file = path ? posix.join(posix.dirname(document), path).replace(/\/$/, '') : document;
      if (!files.includes(file)) return !folders.has(file);
      return anchor !== undefined && !anchorsOf(file).includes(anchor);
    });
  expect(broken).toEqual([]);
});

/** Returns the files and folders of the tree below a heading, each with its path from the root. */
function tree(document: string, heading: string): string[] {
  const [, after = ''] = readProjectFile(document).split(`## ${heading}\n`);
  const [, block = ''] = /```\n([\s\S]*?)```/.exec(after) ?? [];
  let parent = '';
  return block.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^(\s*)([\w./-]+)/.exec(line) ?? [];
    if (!name) return [];
    if (!indent) parent = name;
    return indent ? `${parent}${name}` : name;
  });
}

test.each([
  ['README.md', 'Where things live'],
  ['docs/architecture.md', 'Every folder'],
])('the folders listed in %s exist', (document, heading) => {
  const listed = tree(document, heading);
  expect(listed.length).toBeGreaterThan(10);
  const missing = listed.filter((path) => !files.includes(path) && !folders.has(path.replace(/\/$/, '')));
  expect(missing.filter((path) => !external.test(path))).toEqual([]);
});

test('docs/architecture.md describes every folder directly in src, scripts and tests', () => {
  const listed = tree('docs/architecture.md', 'Every folder');
  const inside = [...folders].filter((folder) => /^(?:src|scripts|tests)\/[^/]+$/.test(folder));
  expect(inside.filter((folder) => !listed.includes(`${folder}/`))).toEqual([]);
});

test('CONTRIBUTING.md lists every npm command', () => {
  const [, table = ''] = /## Commands([\s\S]*?)\n## /.exec(readProjectFile('CONTRIBUTING.md')) ?? [];
  const listed = [...table.matchAll(/`([^`]+)`/g)].flatMap(
    ([, text = '']) => text.replace(/^npm (?:run )?/, '').split(' ')[0],
  );
  expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
});
