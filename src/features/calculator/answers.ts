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
  readonly seo: SeoId | null;
};

/** Answers sufficient for an offer. */
export type CompleteAnswers = Answers & { readonly size: SizeId; readonly google: GoogleAnswer };

type Asked = {
  /** Query parameter of the answer, which is also the name of its radio buttons. */
  readonly parameter: string;
  readonly ids: readonly string[];
  /** Whether the earlier answers lead past the question. */
  readonly isSkipped?: (answers: Answers) => boolean;
};

/** The questions in order. */
export const asked: Readonly<Record<keyof Answers, Asked>> = {
  size: { parameter: 'stoerrelse', ids: sizeIds },
  google: { parameter: 'google', ids: googleIds },
  seo: {
    parameter: 'seo',
    ids: seoIds,
    isSkipped: ({ google }) => google !== null && !googleAnswers[google].asksForSeo,
  },
};
export const questionIds = Object.keys(asked) as (keyof Answers)[];

/** Whether every question that the answers lead to is answered. */
export function isComplete(answers: Answers): answers is CompleteAnswers {
  return questionIds.every((id) => answers[id] !== null || asked[id].isSkipped?.(answers));
}

/**
 * Parses answers from untrusted values (an address, session storage). Ignores unknown values, and answers to questions
 * that the earlier answers do not lead to.
 */
export function parseAnswers(values: Partial<Record<keyof Answers, unknown>>): Answers {
  let answers: Answers = { size: null, google: null, seo: null };
  for (const question of questionIds) {
    const { ids, isSkipped } = asked[question];
    if (isSkipped?.(answers)) continue;
    const answer = ids.find((id) => id === values[question]);
    if (answer === undefined) break;
    answers = { ...answers, [question]: answer };
  }
  return answers;
}
