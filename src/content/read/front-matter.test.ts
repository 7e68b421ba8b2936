import { expect, test } from 'vitest';
import { fenceDiagnostic } from './front-matter.ts';

test.each([
  ['', 'en tom linje'],
  ['\n---\ntitel: x\n---\n', 'en tom linje'],
  ['titel: x\n---\n', 'titel: x'],
  ['+++\ntitel: x\n+++\n', '+++'],
  ['---\ntitel: x\n----\n\n## A', 'kun én linje med ---, eller ingen felter'],
])('says what is wrong with the lines around the fields of %j', (source, found) => {
  expect(fenceDiagnostic('a.mdx', source)).toMatchObject({ line: 1, found });
});
