import { type Answers, parseAnswers } from './answers.ts';

/** Reads answers from a URL query such as `?stoerrelse=mellem&google=ja&seo=standard`. */
export function answersFromSearch(search: string): Answers {
  const query = new URLSearchParams(search);
  return parseAnswers({
    size: query.get('stoerrelse'),
    needsGoogle: query.get('google'),
    seo: query.get('seo'),
  });
}

/** Returns the query `search` with the answers set; keeps its other parameters. */
export function searchFromAnswers({ size, needsGoogle, seo }: Answers, search = ''): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ stoerrelse: size, google: needsGoogle, seo })) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Returns the root-relative URL that opens the calculator of the price page with these answers. */
export function calculatorUrl(answers: Answers): string {
  return `/priser${searchFromAnswers(answers)}#prisudregner`;
}
