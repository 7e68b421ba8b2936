import { expect, test } from 'vitest';
import { redirectsFile } from './redirects-file.ts';

test('lists plain sources with and without trailing slash, then splats, all encoded and with a status code', () => {
  const text = redirectsFile([
    { from: '/kunder/*', to: '/cases' },
    { from: '/about', to: '/omos' },
    { from: '/løsning', to: '/tjenester#seo' },
  ]);
  expect(text).toBe(
    [
      '/about /omos 301',
      '/about/ /omos 301',
      '/l%C3%B8sning /tjenester#seo 301',
      '/l%C3%B8sning/ /tjenester#seo 301',
      '/kunder/* /cases 301',
      '',
    ].join('\n'),
  );
});
