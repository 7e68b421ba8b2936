import { type Answers, parseAnswers } from './answers.ts';

/** The answers that an address carries: `?stoerrelse=mellem&google=ja&seo=standard`. */
export function answersFromAddress(search: string): Answers {
  const query = new URLSearchParams(search);
  return parseAnswers({
    size: query.get('stoerrelse'),
    needsGoogle: query.get('google'),
    seo: query.get('seo'),
  });
}

/** The query that says these answers; `search` is what else it says. */
export function searchOfAnswers({ size, needsGoogle, seo }: Answers, search = ''): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ stoerrelse: size, google: needsGoogle, seo })) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The address that opens the calculator at these answers. It leads to the price page wherever it was copied. */
export function addressOfAnswers(answers: Answers): string {
  return `/priser${searchOfAnswers(answers)}#prisudregner`;
}
