import { expect, test } from 'vitest';
import { componentSpecs } from '#src/content/mdx/component-specs.ts';
import { readProjectFile } from './project-files.ts';

test('the writers’ guide shows every component with its example', () => {
  const guide = readProjectFile('content/README.md');
  for (const [name, spec] of Object.entries(componentSpecs)) {
    expect(guide, name).toContain(`\`<${name}`);
    expect(guide, name).toContain(spec.example.slice(0, spec.example.indexOf('…')).trim() || spec.example);
  }
});
