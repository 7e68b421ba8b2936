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

/** The address that opens the calculator at these answers. It leads to the price page wherever it was copied. */
export function addressOfAnswers({ size, needsGoogle, seo }: Answers): string {
  const query = new URLSearchParams();
  if (size) query.set('stoerrelse', size);
  if (needsGoogle) query.set('google', needsGoogle);
  if (seo) query.set('seo', seo);
  const text = query.toString();
  return `/priser${text && `?${text}`}#prisudregner`;
}
