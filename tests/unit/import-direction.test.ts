import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { cycles, type Import, importGraph, importsIn, reachable } from './import-graph.ts';
import { readProjectFile, root } from './project-files.ts';

const graph = importGraph();
const written = ({ from, to }: Import) => `${from} imports ${to}`;
/** `src/pages/contact/HoursChart.tsx` is in `src/pages`, `src/routes.tsx` is a place by itself. */
const placeOf = (file: string) => file.split('/').slice(0, 2).join('/');
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

test('every import of ours leads to a file that is there', () => {
  expect(graph.length).toBeGreaterThan(500);
  expect(graph.filter(({ to }) => !existsSync(join(root, to))).map(written)).toEqual([]);
});

/**
 * Which layers may be imported from a layer, beside itself. A layer imports only layers that stand before it; a new
 * folder of src or scripts gets a line here and a sentence in README.md.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  'src/styles': [],
  'src/site': ['src/lib'],
  'src/components': ['src/site', 'src/lib'],
  'src/content': ['src/site', 'src/lib'],
  'src/seo': ['src/content', 'src/site', 'src/lib'],
  'src/features': ['src/content', 'src/components', 'src/site', 'src/lib'],
  'src/islands': ['src/features', 'src/components', 'src/site', 'src/lib'],
  'src/browser': ['src/islands', 'src/features', 'src/site', 'src/lib'],
  'src/pages': [
    'src/islands',
    'src/features',
    'src/content',
    'src/components',
    'src/seo',
    'src/site',
    'src/lib',
    'src/styles',
  ],
  'scripts/drawing': [],
  'scripts/environment': ['src/lib'],
  'scripts/vite': ['src/content', 'src/site', 'src/lib'],
  'scripts/site-files': ['scripts/drawing', 'src/content', 'src/features', 'src/site', 'src/lib'],
  'scripts/server-config': ['scripts/site-files', 'src/features'],
  'scripts/open-graph': ['scripts/drawing', 'src/components', 'src/seo', 'src/site'],
  'scripts/search': ['src/content', 'src/features', 'src/site', 'src/lib'],
  'scripts/links': ['src/content', 'src/lib'],
  'scripts/serve': ['scripts/environment', 'scripts/site-files', 'src/features'],
  'scripts/hosts': ['scripts/serve', 'scripts/site-files'],
  'scripts/ssg': [
    'scripts/drawing',
    'scripts/environment',
    'scripts/vite',
    'scripts/site-files',
    'scripts/server-config',
    'scripts/open-graph',
    'scripts/search',
    'scripts/links',
    'src/pages',
    'src/components',
    'src/content',
    'src/features',
    'src/seo',
    'src/site',
    'src/lib',
  ],
  'scripts/engines': ['scripts/hosts', 'src/features', 'src/site', 'src/lib'],
  'scripts/commands': [
    'scripts/environment',
    'scripts/vite',
    'scripts/links',
    'scripts/serve',
    'scripts/engines',
    'scripts/hosts',
    'src/content',
    'src/features',
    'src/site',
    'src/lib',
  ],
  'scripts/article-pictures': ['scripts/drawing', 'scripts/vite', 'src/content'],
  'scripts/artwork': ['scripts/drawing', 'src/components'],
  'scripts/bench': ['scripts/commands', 'scripts/serve', 'src/content', 'src/lib'],
  'scripts/screenshots': ['scripts/commands', 'scripts/serve', 'src/lib'],
};
const layers = Object.keys(mayImport);

test.each(Object.entries(mayImport))('%s imports only what stands before it', (layer, allowed) => {
  expect(
    allowed.filter((other) => layers.indexOf(other) >= layers.indexOf(layer) || !layers.includes(other)),
  ).toEqual([]);
  const own = graph.filter(({ from }) => placeOf(from) === layer);
  // The files beside the layers of scripts serve all of them.
  const shared = (to: string) => layer.startsWith('scripts/') && /^scripts\/[^/]+$/.test(to);
  const wrong = own.filter(({ to }) => {
    const other = placeOf(to);
    return other !== layer && !allowed.includes(other) && !shared(to);
  });
  expect(wrong.map(written)).toEqual([]);
});

test('every folder of src and scripts has its rule, and what all scripts share imports nothing of ours', () => {
  const places = new Set(graph.map(({ from }) => placeOf(from)));
  expect([...places].filter((place) => !/\.tsx?$/.test(place) && !layers.includes(place))).toEqual([]);
  const fromShared = graph.filter(({ from }) => /^scripts\/[^/]+$/.test(from) && from !== 'scripts/dev.ts');
  expect(
    fromShared.filter(({ to }) => placeOf(to).startsWith('src/') || to.split('/').length > 2).map(written),
  ).toEqual([]);
});

test('no file imports itself over others', () => {
  expect(cycles(graph)).toEqual([]);
  const ring = [
    ['src/a.ts', "import './b.ts';"],
    ['src/b.ts', "import './c.ts';"],
    ['src/c.ts', "import './a.ts';\nimport './d.ts';"],
  ] as const;
  expect(cycles(ring.flatMap(([file, source]) => importsIn(file, source)))).toEqual([
    ['src/a.ts', 'src/b.ts', 'src/c.ts'],
  ]);
});

/** What a feature may import of another; never in both directions. */
const sharedFeatures: Readonly<Record<string, string>> = {
  calculator: 'lead-form',
  contact: 'lead-form',
  consent: 'analytics',
};

test('no feature knows another; both forms share lead-form, and consent starts analytics', () => {
  const wrong = graph.filter(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    return own && other && own !== other && sharedFeatures[own] !== other;
  });
  expect(wrong.map(written)).toEqual([]);
});

test('only the routes import pages, and the build’s threads what draws a text', () => {
  const importers = graph.filter(
    ({ from, to }) => to.startsWith('src/pages/') && !from.startsWith('src/pages/'),
  );
  expect(importers.filter(({ from }) => from !== 'src/routes.tsx').map(written)).toEqual([
    'scripts/ssg/worker.ts imports src/pages/render-text.tsx',
  ]);
});

test('the site never imports its scripts, and content holds no code', () => {
  expect(
    graph.filter(({ from, to }) => from.startsWith('src/') && !to.startsWith('src/')).map(written),
  ).toEqual([]);
  expect(graph.filter(({ from }) => from.startsWith('content/')).map(written)).toEqual([]);
});

test('inside a folder imports are relative, across folders they are not', () => {
  const placed = graph.filter(({ from }) => from.startsWith('src/') && from.split('/').length > 2);
  const wrong = placed.filter(({ from, to, isRelative }) => {
    const sameFolder = posix.dirname(from) === posix.dirname(to);
    const samePlace = (featureOf(from) ?? placeOf(from)) === (featureOf(to) ?? placeOf(to));
    return isRelative ? !samePlace : sameFolder;
  });
  expect(wrong.map(written)).toEqual([]);
});

test('what the browser loads reaches no page, no content reader, no router and no head manager', () => {
  const files = [...reachable(graph, 'src/browser/main.ts')];
  expect(files.length).toBeGreaterThan(50);
  // types.ts holds the list of categories.
  const serverOnly = /^(?:src\/(?:pages|content|seo|routes|main)\b|scripts\/|content\/)|\.server\.tsx?$/;
  expect(files.filter((file) => serverOnly.test(file) && file !== 'src/content/types.ts')).toEqual([]);
  const buildOnly = /from '(?:react-router-dom|unhead|@unhead\/|vite-react-ssg)/;
  expect(files.filter((file) => buildOnly.test(readProjectFile(file)))).toEqual([]);
});

test('the script that every page loads reaches React only by dynamic import', () => {
  const seen = new Set(['src/browser/main.ts']);
  for (const file of seen) {
    for (const { from, to, onlyTypes, isDynamic } of graph)
      if (from === file && !onlyTypes && !isDynamic) seen.add(to);
  }
  expect([...seen].filter((file) => /\.tsx$|^src\/(?:components|islands)\//.test(file))).toEqual([]);
});

test('imports are read in every form they are written in', () => {
  const source = `
import type { A } from './a.ts';
import { B, type C } from '../b/b.ts';
import D from '#src/d/D.tsx';
import './e.css';
export { F } from './f.ts';
import {
  G,
} from './g.ts';
const h = () => import('./h.ts');
import react from 'react';
`;
  expect(
    importsIn('src/x/x.ts', source).map(({ to, onlyTypes, isDynamic }) => [to, onlyTypes, isDynamic]),
  ).toEqual([
    ['src/x/a.ts', true, false],
    ['src/b/b.ts', false, false],
    ['src/d/D.tsx', false, false],
    ['src/x/e.css', false, false],
    ['src/x/f.ts', false, false],
    ['src/x/g.ts', false, false],
    ['src/x/h.ts', false, true],
  ]);
});
