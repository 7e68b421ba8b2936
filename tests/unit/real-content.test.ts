import { expect, test } from 'vitest';
import { componentSpecs } from '#src/content/mdx/component-specs.ts';
import { plainFactText } from '#src/site/format-fact.ts';
import { content } from '../fixtures/published-content.ts';
import { readProjectFile } from './project-files.ts';

test('every article has at least six internal links', () => {
  const few = content.articles.filter(
    (article) => article.mdx.links.filter(({ href }) => href.startsWith('/')).length < 6,
  );
  expect(few.map((article) => article.slug)).toEqual([]);
});

test('every FAQ answer is readable text with its facts inserted, and has keywords', () => {
  for (const set of Object.values(content.data.faqSets)) {
    for (const item of set) {
      expect(plainFactText(item.answer)).not.toContain('{{');
      expect(item.keywords.length).toBeGreaterThan(0);
    }
  }
});

test('the writers’ guide shows every component with its example', () => {
  const guide = readProjectFile('content/README.md');
  for (const [name, spec] of Object.entries(componentSpecs)) {
    expect(guide, name).toContain(`\`<${name}`);
    expect(guide, name).toContain(spec.example.slice(0, spec.example.indexOf('…')).trim() || spec.example);
  }
});
