import { expect, test } from 'vitest';
import { emailHref } from '#src/site/company.ts';
import { mailLink } from './mail-link.ts';

test('encodes the subject and the lines, with CRLF line breaks', () => {
  expect(mailLink('Tilbud & svar', ['Navn: Åse', 'a=b?'])).toBe(
    `${emailHref}?subject=Tilbud%20%26%20svar&body=Navn%3A%20%C3%85se%0D%0Aa%3Db%3F`,
  );
});

test('truncates a long text at a whole character and adds a note', () => {
  const link = mailLink('Besked', ['⛵'.repeat(1199), '👩rest'.repeat(900)]);
  const body = decodeURIComponent(link.split('&body=')[1] ?? '');
  expect(body).toBe(`${'⛵'.repeat(1199)}\r\n […]\r\n(Indsæt selv resten af din besked)`);
});

test('replaces a lone surrogate, which cannot be encoded', () => {
  expect(mailLink('x', ['\ud83d'])).toContain('body=%EF%BF%BD');
});

test('keeps 1200 characters and truncates at one more', () => {
  const bodyOf = (length: number) =>
    decodeURIComponent(mailLink('x', ['a'.repeat(length)]).split('&body=')[1] ?? '');
  expect(bodyOf(1200)).toBe('a'.repeat(1200));
  expect(bodyOf(1201)).toBe(`${'a'.repeat(1200)} […]\r\n(Indsæt selv resten af din besked)`);
});
