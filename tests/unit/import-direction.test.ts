import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type Import, importGraph, reachable } from './import-graph.ts';
import { readProjectFile } from './project-files.ts';

const graph = importGraph();
const format = ({ from, to }: Import) => `${from} imports ${to}`;
/** Returns `src/pages` for `src/pages/prices/Packages.tsx`, and the file itself for `src/routes.tsx`. */
const layerOf = (file: string) => file.split('/').slice(0, 2).join('/');
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/**
 * Layers that each layer may import from, besides itself. A layer imports only layers listed above it. Each new folder
 * of src needs a line here and a description in docs/architecture.md.
 */
const allowedImports: Readonly<Record<string, string>> = {
  'src/lib': '',
  'src/styles': '',
  'src/site': 'src/lib',
  'src/components': 'src/site src/lib',
  'src/content': 'src/site src/lib',
  'src/seo': 'src/content src/site src/lib',
  'src/features': 'src/content src/components src/site src/lib',
  'src/islands': 'src/features src/components src/site src/lib',
  'src/browser': 'src/islands src/features src/site src/lib',
  'src/pages': 'src/islands src/features src/content src/components src/seo src/site src/lib src/styles',
};
const layers = Object.keys(allowedImports);

test.each(Object.entries(allowedImports))(
  '%s imports only from the layers allowed for it, all listed above it',
  (layer, list) => {
    const allowed = list.split(' ').filter(Boolean);
    expect(
      allowed.filter((other) => layers.indexOf(other) >= layers.indexOf(layer) || !layers.includes(other)),
    ).toEqual([]);
    const own = graph.filter(({ from }) => layerOf(from) === layer);
    const wrong = own.filter(({ to }) => ![layer, ...allowed].includes(layerOf(to)));
    expect(wrong.map(format)).toEqual([]);
  },
);

test('every folder of src has an import rule', () => {
  expect(graph.length).toBeGreaterThan(100);
  const folders = graph.map(({ from }) => layerOf(from)).filter((layer) => /^src\/[^.]+$/.test(layer));
  expect([...new Set(folders)].filter((folder) => !layers.includes(folder))).toEqual([]);
});

test('a feature imports no other feature, except that both forms use lead-form', () => {
  const wrong = graph.filter(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    const isForm = (own === 'calculator' || own === 'contact') && other === 'lead-form';
    return own && other && own !== other && !isForm;
  });
  expect(wrong.map(format)).toEqual([]);
});

test('imports within a folder of src are relative, and imports across folders start with #src/', () => {
  const placed = graph.filter(({ from }) => from.startsWith('src/') && from.split('/').length > 2);
  const wrong = placed.filter(({ from, to, isRelative }) => {
    const sameFolder = posix.dirname(from) === posix.dirname(to);
    const sameLayer = (featureOf(from) ?? layerOf(from)) === (featureOf(to) ?? layerOf(to));
    return isRelative ? !sameLayer : sameFolder;
  });
  expect(wrong.map(format)).toEqual([]);
});

test('browser code imports no page, content reader, router or head manager', () => {
  const files = [...reachable(graph, 'src/browser/main.ts')];
  expect(files).toContain('src/islands/hydrate-island.tsx');
  // Browser code needs the list of categories.
  const serverOnly = /^(?:src\/(?:pages|content|seo|routes|main)\b|scripts\/|content\/)|\.server\.tsx?$/;
  expect(files.filter((file) => serverOnly.test(file) && file !== 'src/content/categories.ts')).toEqual([]);
  const buildOnly = /from '(?:react-router-dom|unhead|@unhead\/|vite-react-ssg)/;
  expect(files.filter((file) => buildOnly.test(readProjectFile(file)))).toEqual([]);
});
