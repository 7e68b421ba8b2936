import { claimRules } from './claim-rules.ts';
import { foreignRules } from './foreign-rules.ts';
import { listRules } from './list-rules.ts';
import { markdownRules } from './markdown-rules.ts';
import { priceRules } from './price-rules.ts';
import type { Rule } from './rule.ts';
import { syntaxRules } from './syntax-rules.ts';
import { tagRules } from './tag-rules.ts';

/**
 * The writers' rules for texts: what to look at, what is wrong there, and what to write instead. `remarkRules` checks
 * the first ones, `syntaxAdvice` and `tagAdvice` look the others up. `rules.test.ts` tries the examples of every row.
 */
export const rules: readonly Rule[] = [
  ...foreignRules,
  ...markdownRules,
  ...listRules,
  ...priceRules,
  ...claimRules,
  ...tagRules,
  ...syntaxRules,
];
