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

/** Documents about the code as it is; docs/artwork.md tells of files that are gone. */
const current = documents.filter((file) => file !== 'docs/artwork.md');

test.each(current)('%s names only npm commands that exist', (document) => {
  const commands = [...readProjectFile(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

const isPath = (text: string) =>
  /^(?:src|scripts|tests|docs|content|public|\.github|\.vscode)\/\S*$/.test(text) &&
  !/NNN|min-|eksempel/.test(text);
/** A file by its name matches one in any folder. */
const isFileName = (text: string) => /^[\w./-]+\.(?:tsx?|mts|mjs|css|jsonc|toml)$/.test(text);

test.each(current)('%s names only files and folders that exist', (document) => {
  const missing = inlineCode(document).flatMap((code) =>
    code.split(' ').filter((word) => {
      if (external.test(word)) return false;
      // A command may name the beginning of a path: `npm run unit -- tests/unit/brand`.
      if (word !== code) return isPath(word) && !files.some((file) => file.startsWith(word));
      const path = word.replace(/\/$/, '');
      if (isPath(word) && !files.includes(path) && !folders.has(path)) return true;
      return isFileName(word) && !files.some((file) => `/${file}`.endsWith(`/${word}`));
    }),
  );
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
  const path: string[] = [];
  return block.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^(\s*)([\w./-]+)/.exec(line) ?? [];
    if (!name) return [];
    path.splice(indent.length / 2, Number.POSITIVE_INFINITY, name);
    return path.join('');
  });
}

test.each([
  ['README.md', 'Where things live'],
  ['docs/architecture.md', 'Every folder'],
])('the folders listed in %s exist', (document, heading) => {
  const listed = tree(document, heading);
  expect(listed.length).toBeGreaterThan(5);
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
