import { danishList } from '#src/lib/danish-text.ts';
import { type FactName, facts, type PriceName, websiteNames } from '#src/site/facts.ts';
import { formatFact } from '#src/site/format-fact.ts';
import { type SizeId, seo, websites } from '#src/site/packages.ts';

/** An answer. */
export type Option = {
  readonly name: string;
  readonly details: string;
  /** Facts that `details` lists. */
  readonly facts?: readonly FactName[];
  readonly price?: PriceName;
  /** Whether the price is discounted. */
  readonly isDiscounted?: boolean;
  readonly popular?: boolean;
  /** How many depth contours of its island are drawn out. */
  readonly rings?: number;
};

const size = (id: SizeId, rings: number) => {
  const { title } = websiteNames[id];
  const scope = facts[`pakke.${id}.sider`].value;
  // Danish possessive: '1 måned' and '3 måneder' become '1 måneds' and '3 måneders'.
  const support = `${formatFact(`pakke.${id}.support`)}s support`;
  return { ...websites[id], title, scope, support, details: `${scope}, ${support}`, rings };
};

/** The website packages: `title` says also elsewhere that it is a website, `scope` is the payload's `sizeDescription`. */
export const sizes = {
  lille: size('lille', 1),
  mellem: size('mellem', 3),
  stor: size('stor', 5),
};

/** Lists facts: `25 søgeord og 2 artikler om måneden`. */
const listed = (...names: FactName[]) => ({
  facts: names,
  details: danishList.format(names.map(formatFact)),
});

export const seoPackages = {
  basic: { ...seo.basic, ...listed('seo.basis.soegeord') },
  standard: { ...seo.standard, ...listed('seo.standard.soegeord', 'seo.standard.artikler') },
  premium: {
    ...seo.premium,
    ...listed('seo.premium.soegeord', 'seo.premium.artikler', 'seo.premium.specialist'),
  },
};

type Question = {
  /** Name of its step, and what that is about. */
  readonly label: string;
  readonly about: string;
  /** Query parameter of the answer, which is also the name of its radio buttons. */
  readonly parameter: string;
  readonly title: string;
  /** May contain `{{fact}}` tokens. */
  readonly hint?: string;
  /** What the visitor must do to go on. */
  readonly missing: string;
  /** By the id that addresses and requests carry. */
  readonly options: Readonly<Record<string, Option>>;
  /** Whether its prices are monthly. The others are starting prices, paid once. */
  readonly isMonthly?: boolean;
  /** Whether the earlier answers lead past the question. */
  readonly isSkipped?: (earlier: Readonly<Record<string, string | null>>) => boolean;
};

/** The questions in order, each a step of the calculator. */
const table = {
  size: {
    label: 'Størrelse',
    about: 'antal sider',
    parameter: 'stoerrelse',
    title: 'Hvor stor skal din hjemmeside være?',
    // bekræft: sider ud over en pakkes omfang koster ekstra
    hint: 'Tæl kun de sider, der skal med: Gamle sider kan tit slås sammen. Vælg den mindste, hvis du ligger imellem to, så får ekstra sider en pris i tilbuddet. En webshop med omkring {{webshop.varer.mellem}} varer hører til Stor: {{guide.webshop.mellem|begge}}.',
    missing: 'Vælg en størrelse for at gå videre.',
    options: sizes,
  },
  google: {
    label: 'Google',
    about: 'løbende hjælp',
    parameter: 'google',
    title: 'Vil du have løbende hjælp til at blive fundet på Google?',
    missing: 'Vælg et svar for at gå videre.',
    options: {
      ja: {
        name: 'Ja',
        details: 'I skal arbejde med min placering hver måned. Vis mig pakkerne til SEO.',
      },
      nej: {
        name: 'Nej',
        details: 'Hjemmesiden er klar til søgemaskiner uanset hvad. SEO kan komme til senere.',
      },
    },
  },
  seo: {
    label: 'SEO',
    about: 'hvilken pakke',
    parameter: 'seo',
    title: 'Hvilken SEO-pakke passer til dig?',
    hint: 'SEO betales hver måned ved siden af hjemmesiden. Aftalen løber mindst {{seo.binding}}.',
    missing: 'Vælg en pakke for at gå videre.',
    options: seoPackages,
    isMonthly: true,
    isSkipped: ({ google }) => google === 'nej',
  },
} satisfies Readonly<Record<string, Question>>;

export type QuestionId = keyof typeof table;
export const questions: Readonly<Record<QuestionId, Question>> = table;
export const questionIds = Object.keys(table) as QuestionId[];

/** The visitor's answers so far. A later one is null without the earlier ones. */
export type Answers = { readonly [Id in QuestionId]: keyof (typeof table)[Id]['options'] | null };

/** Answers sufficient for an offer: only a question that can be skipped may have none. */
export type CompleteAnswers = {
  readonly [Id in QuestionId]:
    | keyof (typeof table)[Id]['options']
    | ((typeof table)[Id] extends { isSkipped: unknown } ? null : never);
};

/** Whether every question that the answers lead to is answered. */
export function isComplete(answers: Answers): answers is CompleteAnswers {
  return questionIds.every((id) => answers[id] !== null || questions[id].isSkipped?.(answers));
}

/**
 * Parses answers from untrusted values (an address, session storage). Ignores unknown values, and answers to questions
 * that the earlier answers do not lead to.
 */
export function parseAnswers(values: Partial<Record<QuestionId, unknown>>): Answers {
  const answers: Record<string, string | null> = Object.fromEntries(questionIds.map((id) => [id, null]));
  for (const id of questionIds) {
    const { options, isSkipped } = questions[id];
    if (isSkipped?.(answers)) continue;
    const answer = Object.keys(options).find((option) => option === values[id]);
    if (answer === undefined) break;
    answers[id] = answer;
  }
  return answers as Answers;
}
