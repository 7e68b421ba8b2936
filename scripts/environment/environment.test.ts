import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentDiagnostics, statisticsDiagnostic } from './check-environment.ts';
import { variables } from './variables.ts';

test.each([
  ['SITE_URL', 'https://blåbær.dk'],
  ['VITE_QUOTE_WEBHOOK_URL', 'https://krog.test/a/b?nøgle=1'],
  ['VITE_CONTACT_WEBHOOK_URL', 'http://[::1]:9000/a'],
])('%s may be %s', (name, value) => {
  expect(environmentDiagnostics({ [name]: value })).toBeNull();
});

test.each([
  ['SITE_URL', 'eksempel.dk'],
  ['SITE_URL', 'https://eksempel.dk/side'],
  ['SITE_URL', 'https://jens:hemmelig@eksempel.dk'],
  ['VITE_QUOTE_WEBHOOK_URL', '//hooks.example/abc'],
  ['VITE_QUOTE_WEBHOOK_URL', 'http://hooks.example/abc'],
  ['VITE_ANALYTICS_SRC', 'javascript:alert(1)'],
])('%s may not be %s', (name, value) => {
  expect(environmentDiagnostics({ [name]: value })).not.toBeNull();
});

const siteUrl = { SITE_URL: 'https://eksempel.dk' };

test.each([
  ['/kontakt', false],
  ['/artikler/navn', false],
  ['/webhook/tilbud', false],
  ['http://localhost:9000/a', false],
  ['/api/kontakt', true],
  ['https://krog.test/a', true],
])('leads of a public site may be sent to %s: %s', (endpoint, isRight) => {
  expect(environmentDiagnostics({ ...siteUrl, VITE_QUOTE_WEBHOOK_URL: endpoint }) === null).toBe(isRight);
});

test('reports all invalid values in one message; an empty one is not set', () => {
  const env = { SITE_URL: 'eksempel.dk', PREVIEW: 'ja', VITE_ANALYTICS_SRC: '' };
  expect(environmentDiagnostics(env)).toBe(
    '2 miljøvariabler kan ikke bruges:\n' +
      '  SITE_URL skal være sidens adresse med https:// (eller http://) og uden sti, som https://eksempel.dk. Nu: "eksempel.dk"\n' +
      '  PREVIEW skal være 1 eller slet ikke sat. Nu: "ja"',
  );
});

test.each(['Dockerfile', '.github/workflows/site.yml'])(
  '%s passes SITE_URL and every VITE_ variable to the build',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const ofPages = Object.keys(variables).filter((name) => /^(?:SITE_URL|VITE_\w+)$/.test(name));
    expect(
      ofPages.filter((name) => !new RegExp(`^\\s*(?:ARG ${name}|${name}: .+)$`, 'm').test(text)),
    ).toEqual([]);
  },
);

test('asks for what a statistics tool stores before visitors are asked to accept it', () => {
  expect(statisticsDiagnostic('/tal.js', null)).toContain('src/site/statistics-tool.ts');
  expect(statisticsDiagnostic('/tal.js', { name: 'Tal', storage: [] })).toBeNull();
  expect(statisticsDiagnostic('', null)).toBeNull();
});
