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
const scriptsOf = (file: string) =>
  (JSON.parse(readProjectFile(file)) as { scripts: Record<string, string> }).scripts;
const scripts = scriptsOf('package.json');

/** What comes into being by a command, or with the packages, or stands outside. */
const made =
  /^(?:dist|dist-config|leads|node_modules|\.cache|screenshots)(?:\/|$)|\*|…|\$|\{|^\/|^https?:|^@|^_/;

/** What a document names in backticks. */
function named(document: string): string[] {
  const prose = readProjectFile(document).replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
}

test.each(documents)('%s: every command that it names exists', (document) => {
  const commands = [...readProjectFile(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  // The drawings are a package of their own.
  const all = { ...scripts, ...scriptsOf('scripts/artwork/package.json') };
  expect(commands.filter((name) => !(name in all))).toEqual([]);
});

test.each(documents)('%s: every file and folder that it names is there', (document) => {
  const paths = named(document).filter((text) =>
    /^(?:src|scripts|tests|docs|content|public)\/[^\s]*$/.test(text),
  );
  const names = named(document).filter((text) => /^[\w./-]+\.(?:tsx?|mts|mjs|css|jsonc)$/.test(text));
  const missing = [
    ...paths.filter((path) => {
      const plain = path.replace(/\/$/, '');
      return !made.test(path) && !files.includes(plain) && !folders.has(plain);
    }),
    // A name alone stands for a file in any folder.
    ...names.filter((name) => !made.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`))),
  ];
  expect([...new Set(missing)]).toEqual([]);
});

test('links between documents lead to files', () => {
  const broken = documents
    // The writers' guide shows links of the site.
    .filter((document) => document !== 'content/README.md')
    .flatMap((document) => {
      const folder = document.split('/').slice(0, -1).join('/');
      const links = [...readProjectFile(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
        ([, to = '']) => to,
      );
      return links
        .map((to) => (folder ? `${folder}/${to}` : to))
        .filter((to) => !to.includes('..') && !files.includes(to) && !folders.has(to));
    });
  expect(broken).toEqual([]);
});

test('every folder of src, scripts and tests has its sentence in README.md, and no other is named there', () => {
  const [, tree = ''] = /## Where things live\s+```\n([\s\S]*?)```/.exec(readProjectFile('README.md')) ?? [];
  let parent = '';
  const told = tree.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^(\s*)([\w./-]+)/.exec(line) ?? [];
    if (!name) return [];
    if (!indent) parent = name;
    return indent ? `${parent}${name}` : name;
  });
  expect(told.filter((path) => !files.includes(path) && !folders.has(path.replace(/\/$/, '')))).toEqual([]);
  const inside = [...folders].filter((folder) => /^(?:src|scripts|tests)\/[^/]+$/.test(folder));
  expect(inside.filter((folder) => !told.includes(`${folder}/`))).toEqual([]);
});

test('every npm command has its line in README.md', () => {
  const [, table = ''] = /## Commands([\s\S]*?)\n## /.exec(readProjectFile('README.md')) ?? [];
  const told = [...table.matchAll(/`([^`]+)`/g)].flatMap(
    ([, text = '']) => text.replace(/^npm (?:run )?/, '').split(' ')[0],
  );
  expect(Object.keys(scripts).filter((name) => !told.includes(name))).toEqual([]);
});
