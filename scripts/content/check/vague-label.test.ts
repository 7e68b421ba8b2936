import { expect, test } from 'vitest';
import { isVagueLabel } from './vague-label.ts';

test.each(['Her', 'klik\nher', 'Læs  mere', 'læs mere!', '»her«', '(se her)', 'Læs mere ›'])(
  'recognises %j',
  (label) => {
    expect(isVagueLabel(label)).toBe(true);
  },
);

test.each(['', 'Hvad er dette link?', 'siden 2019', '»Her bor Jensens«'])('accepts %j', (label) => {
  expect(isVagueLabel(label)).toBe(false);
});
