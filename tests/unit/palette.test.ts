import { expect, test } from 'vitest';
import { palette } from '../../scripts/drawing/palette.ts';
import { readProjectFile } from './project-files.ts';

/*
 * The colours are those of src/styles/tokens.css. Pictures, the browser's own bars and the writers' guide cannot read
 * custom properties: after a change there, these tests name what is left of the former colour.
 */

test.each(Object.entries(palette))(
  'scripts/drawing/palette.ts has the %s of tokens.css: %s',
  (name, value) => {
    expect(readProjectFile('src/styles/tokens.css')).toContain(`--${name}: ${value};`);
  },
);

test.each(Object.values(palette))("the writers' guide names the colour %s for drawings", (value) => {
  expect(readProjectFile('content/README.md')).toContain(value.toUpperCase());
});

test.each(['deep', 'sand', 'ink', 'shallow'] as const)('the picture for sharing is drawn in %s', (name) => {
  expect(readProjectFile('scripts/open-graph/coast.svg')).toContain(`"${palette[name]}"`);
});

test('the bars of the browser have the deep water colour', () => {
  expect(readProjectFile('src/index.html')).toContain(`name="theme-color" content="${palette.deep}"`);
});
