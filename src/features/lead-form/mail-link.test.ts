import { expect, test } from 'vitest';
import { emailHref } from '#src/site/company.ts';
import { mailLink } from './mail-link.ts';

test('encodes the subject and the lines, with CRLF line breaks', () => {
  expect(mailLink('Tilbud & svar', ['Navn: Åse', 'a=b?'])).toBe(
    `${emailHref}?subject=Tilbud%20%26%20svar&body=Navn%3A%20%C3%85se%0D%0Aa%3Db%3F`,
  );
});

const bodyOf = (link: string) => decodeURIComponent(link.split('&body=')[1] ?? '');
const note = ' […]\r\n(Indsæt selv resten af din besked)';

test('truncates a long text at a whole character and adds a note', () => {
  const body = bodyOf(mailLink('Besked', ['⛵'.repeat(50), '👩rest'.repeat(900)]));
  expect(body.startsWith(`${'⛵'.repeat(50)}\r\n👩rest👩rest`)).toBe(true);
  expect(body.endsWith(note)).toBe(true);
  expect(body).not.toContain('\ufffd');
});

test('a link may be 2,000 characters long, whole or truncated', () => {
  const text = 'a'.repeat(2000 - mailLink('x', ['']).length);
  expect(bodyOf(mailLink('x', [text]))).toBe(text);
  expect(mailLink('x', [`${text}a`])).toHaveLength(2000);
});

test('replaces a lone surrogate, which cannot be encoded', () => {
  expect(mailLink('x', ['\ud83d'])).toContain('body=%EF%BF%BD');
});
