import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Content } from '#src/content/content.ts';
import { createMdxCompiler } from '#src/content/mdx/compile-mdx.ts';
import { componentSpecs } from '#src/content/mdx/component-specs.ts';
import { formatProblems } from '#src/content/problem.ts';
import { readContent } from '#src/content/read-content.ts';
import { facts } from '#src/site/facts.ts';
import { plainFactText } from '#src/site/format-fact.ts';

const root = join(import.meta.dirname, '../..');
let content: Content;

beforeAll(async () => {
  const result = await readContent({
    directory: join(root, 'content'),
    today: '2026-01-01',
    drafts: false,
    compile: createMdxCompiler(),
  });
  expect(result.problems, formatProblems(result.problems)).toEqual([]);
  if (!result.content) throw new Error('no content');
  content = result.content;
});

test('every article links to at least six pages of the site', () => {
  const few = content.articles.filter(
    (article) => article.mdx.links.filter(({ href }) => href.startsWith('/')).length < 6,
  );
  expect(few.map((article) => article.slug)).toEqual([]);
});

test('as many testimonials as the facts say, and they average as claimed', () => {
  const { testimonials } = content.data;
  expect(testimonials.length).toBe(facts['udtalelser.antal'].value);
  const average = testimonials.reduce((sum, { rating }) => sum + rating, 0) / testimonials.length;
  expect(facts['bedoemmelse.kundeudtalelser'].value).toMatch(
    new RegExp(`^${average.toFixed(1).replace('.', ',')} `),
  );
});

test('every question set can be printed with its facts', () => {
  for (const set of Object.values(content.data.faqSets)) {
    for (const item of set) {
      expect(plainFactText(item.answer)).not.toContain('{{');
      expect(item.keywords.length).toBeGreaterThan(0);
    }
  }
});

test('the writers’ guide shows every component with its example', () => {
  const guide = readFileSync(join(root, 'content/README.md'), 'utf8');
  for (const [name, spec] of Object.entries(componentSpecs)) {
    expect(guide, name).toContain(`\`<${name}`);
    expect(guide, name).toContain(spec.example.slice(0, spec.example.indexOf('…')).trim() || spec.example);
  }
});
