import { emailHref } from '#src/site/company.ts';

/** In characters, before encoding. Mail programs drop links that are much longer than 2,000 characters. */
const maxBodyLength = 1200;

/** Returns a mailto link to the agency with the subject and the text filled in; a long text is truncated. */
export function mailLink(subject: string, lines: readonly string[]): string {
  const characters = Array.from(lines.join('\n'));
  const isTruncated = characters.length > maxBodyLength;
  const body = isTruncated
    ? `${characters.slice(0, maxBodyLength).join('')} […]\n(Indsæt selv resten af din besked)`
    : characters.join('');
  return `${emailHref}?subject=${encode(subject)}&body=${encode(body)}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\n', '\r\n'));
}
