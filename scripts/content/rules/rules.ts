import { claimRules } from './claim-rules.ts';
import { foreignRules } from './foreign-rules.ts';
import { listNodes, listPatterns } from './list-rules.ts';
import { markdownNodes, markdownPatterns } from './markdown-rules.ts';
import { priceRules } from './price-rules.ts';
import type { NodeRule, PatternRule } from './rule.ts';
import { syntaxRules } from './syntax-rules.ts';
import { tagRules } from './tag-rules.ts';

/**
 * The writers' rules for texts: what to look at, what is wrong there, and what to write instead. `rules.test.ts` tries the
 * examples of every row.
 */
export const rules = {
  /** Of what visitors read of a block: its source without code, addresses and tags. The first that fits wins. */
  prose: [...foreignRules, ...markdownPatterns, ...listPatterns, ...priceRules],
  nodes: [...markdownNodes, ...listNodes, ...claimRules],
  /** Of the names of tags that are no component. */
  tags: tagRules,
  /** Of the line in which the compiler has stopped. */
  syntax: syntaxRules,
} as const satisfies Readonly<Record<string, readonly (NodeRule | PatternRule)[]>>;
