import { type GoogleAnswer, googleAnswers, type SeoId, type SizeId, seoIds, sizeIds } from './options.ts';

/** The visitor's answers so far. */
export type Answers = {
  readonly size: SizeId | null;
  readonly needsGoogle: GoogleAnswer | null;
  /** Null unless `needsGoogle` is 'ja'. */
  readonly seo: SeoId | null;
};

/** Answers sufficient for an offer. */
export type CompleteAnswers = Answers & { readonly size: SizeId; readonly needsGoogle: GoogleAnswer };

export const noAnswers: Answers = { size: null, needsGoogle: null, seo: null };

export function isComplete(answers: Answers): answers is CompleteAnswers {
  return (
    answers.size !== null &&
    (answers.needsGoogle === 'nej' || (answers.needsGoogle === 'ja' && answers.seo !== null))
  );
}

/**
 * Parses answers from untrusted text (a URL, session storage). Ignores unknown values, and answers to questions that
 * the earlier answers do not lead to.
 */
export function parseAnswers(text: { size?: unknown; needsGoogle?: unknown; seo?: unknown }): Answers {
  const size = pick(sizeIds, text.size);
  const needsGoogle = size && pick(googleAnswers, text.needsGoogle);
  const seo = needsGoogle === 'ja' ? pick(seoIds, text.seo) : null;
  return { size, needsGoogle, seo };
}

function pick<Id extends string>(ids: readonly Id[], value: unknown): Id | null {
  return ids.find((id) => id === value) ?? null;
}
