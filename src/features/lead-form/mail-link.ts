import { emailHref } from '#src/site/company.ts';

/** In encoded characters: Outlook on Windows opens no link of more than 2,046. */
const maxLength = 2000;
const note = '\n(Indsæt selv resten af din besked)';

/** Returns a mailto link to the agency with the subject and the text filled in; a long text is truncated. */
export function mailLink(subject: string, lines: readonly string[]): string {
  const start = `${emailHref}?subject=${encode(subject)}&body=`;
  const text = lines.join('\n');
  const whole = start + encode(text);
  if (whole.length <= maxLength) return whole;
  const end = encode(` […]${note}`);
  let body = '';
  for (const character of text) {
    const longer = body + encode(character);
    if (start.length + longer.length + end.length > maxLength) break;
    body = longer;
  }
  return start + body + end;
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\n', '\r\n'));
}
