import {
  type GoogleAnswer,
  googleAnswers,
  googleIds,
  type SeoId,
  type SizeId,
  seoIds,
  sizeIds,
} from './options.ts';

/** The visitor's answers so far, each by the step that asks for it. A later one is null without the earlier ones. */
export type Answers = {
  readonly size: SizeId | null;
  readonly google: GoogleAnswer | null;
  /** Null unless `google` asks for a package. */
  readonly seo: SeoId | null;
};

/** Answers sufficient for an offer. */
export type CompleteAnswers = Answers & { readonly size: SizeId; readonly google: GoogleAnswer };

/** Whether every question that the answers lead to is answered. */
export function isComplete(answers: Answers): answers is CompleteAnswers {
  return answers.google !== null && (answers.seo !== null || !googleAnswers[answers.google].asksForSeo);
}

/**
 * Parses answers from untrusted values (an address, session storage). Ignores unknown values, and answers to questions
 * that the earlier answers do not lead to.
 */
export function parseAnswers(values: Partial<Record<keyof Answers, unknown>>): Answers {
  const size = pick(sizeIds, values.size);
  const google = size && pick(googleIds, values.google);
  const seo = google && googleAnswers[google].asksForSeo ? pick(seoIds, values.seo) : null;
  return { size, google, seo };
}

function pick<Id extends string>(ids: readonly Id[], value: unknown): Id | null {
  return ids.find((id) => id === value) ?? null;
}
