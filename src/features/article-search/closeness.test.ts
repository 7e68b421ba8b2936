import { expect, test } from 'vitest';
import { closeness, withEdges } from './closeness.ts';

test.each([
  ['design', 'design', 1],
  ['godt design her', 'design', 1],
  ['designsystem', 'design', 0.8],
  ['webdesign', 'design', 0.7],
  ['webdesignfejl', 'design', 0.5],
  ['pris', 'design', 0],
  // The best place counts.
  ['webdesign og design', 'design', 1],
  // Of one or two letters, only the start of a word.
  ['mail', 'ai', 0],
  ['ai og mail', 'ai', 1],
  ['aioversigter', 'ai', 0.8],
])('in %j, %j is worth %d', (text, word, worth) => {
  expect(closeness(withEdges(text), word)).toBe(worth);
});
