import { emailHref } from '#src/site/company.ts';

/** Mail programs drop links that are much longer than 2,000 characters. */
const longestBody = 1200;

/** A link that opens an e-mail to the agency with subject and text filled in. */
export function mailLink(subject: string, lines: readonly string[]): string {
  const characters = Array.from(lines.join('\n'));
  const cut = characters.length > longestBody;
  const body = cut
    ? `${characters.slice(0, longestBody).join('')} […]\n(Indsæt selv resten af din besked)`
    : characters.join('');
  return `${emailHref}?subject=${encode(subject)}&body=${encode(body)}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\n', '\r\n'));
}
