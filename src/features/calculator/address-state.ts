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

/** The address on the price page that opens the calculator at these answers; `search` is what else the query says. */
export function addressOfAnswers({ size, needsGoogle, seo }: Answers, search = ''): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ stoerrelse: size, google: needsGoogle, seo })) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return `/priser${text && `?${text}`}#prisudregner`;
}
