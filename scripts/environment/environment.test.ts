import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { company } from '#src/site/company.ts';
import { environmentDiagnostics, languageDiagnostic, statisticsDiagnostic } from './check-environment.ts';
import { setLocalWebhooks } from './local-webhooks.ts';
import { variables } from './variables.ts';

test.each([
  ['SITE_URL', 'https://blåbær.dk'],
  ['VITE_QUOTE_WEBHOOK_URL', 'https://krog.test/a/b?nøgle=1'],
  ['VITE_CONTACT_WEBHOOK_URL', 'http://[::1]:9000/a'],
  ['BUILD_DATE', '2028-02-29'],
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
  ['BUILD_DATE', '2025-02-30'],
  ['PORT', '65536'],
])('%s may not be %s', (name, value) => {
  expect(environmentDiagnostics({ [name]: value })).not.toBeNull();
});

const siteUrl = { SITE_URL: 'https://eksempel.dk' };

test.each([
  ['/kontakt', false],
  ['/kontakt.html', false],
  ['https://eksempel.dk/kontakt', false],
  ['https://eksempel.dk', false],
  ['https://www.eksempel.dk/kontakt/?a=1', false],
  ['https://Eksempel.dk/Kontakt', false],
  ['/contact', false],
  ['/tjenester', false],
  ['/hvad-koster-hjemmesider', false],
  ['/artikler/navn', false],
  ['/webhook/tilbud', false],
  ['http://localhost:9000/a', false],
  ['/api/kontakt', true],
  ['https://krog.test/a', true],
])('leads of a public site may be sent to %s: %s', (endpoint, isRight) => {
  expect(environmentDiagnostics({ ...siteUrl, VITE_QUOTE_WEBHOOK_URL: endpoint }) === null).toBe(isRight);
});

test('without SITE_URL a page is no receiver either', () => {
  expect(environmentDiagnostics({ VITE_QUOTE_WEBHOOK_URL: `${company.origin}/kontakt` })).not.toBeNull();
});

test('the dev server and tests have the local webhook, whatever is set for the public site', () => {
  const env = { ...siteUrl, VITE_QUOTE_WEBHOOK_URL: '/webhook/tilbud' };
  expect(environmentDiagnostics(env, '')).toBeNull();
  vi.stubEnv('VITE_QUOTE_WEBHOOK_URL', 'https://krog.test/a');
  vi.stubEnv('VITE_CONTACT_WEBHOOK_URL', '');
  setLocalWebhooks({ fallback: true });
  const { env: set } = process;
  expect([set.VITE_QUOTE_WEBHOOK_URL, set.VITE_CONTACT_WEBHOOK_URL]).toEqual([
    'https://krog.test/a',
    '/webhook/kontakt',
  ]);
  setLocalWebhooks();
  expect(set.VITE_QUOTE_WEBHOOK_URL).toBe('/webhook/tilbud');
  vi.unstubAllEnvs();
});

test('reports all invalid values in one message; an empty one is not set', () => {
  const env = { SITE_URL: 'eksempel.dk', BUILD_DATE: 'i dag', PREVIEW: '' };
  expect(environmentDiagnostics(env)).toBe(
    '2 miljøvariabler kan ikke bruges:\n' +
      '  SITE_URL skal være sidens adresse med https:// (eller http://) og uden sti, som https://eksempel.dk. Nu: "eksempel.dk"\n' +
      '  BUILD_DATE skal være en dag, der findes, skrevet som 2025-11-04. Nu: "i dag"',
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

test('says once that a Node without Danish cannot build', () => {
  expect(languageDiagnostic()).toBeNull();
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValueOnce([]);
  expect(languageDiagnostic()).toContain('full-icu');
});

test('asks for what a statistics tool stores before visitors are asked to accept it', () => {
  expect(statisticsDiagnostic('/tal.js', null)).toContain('src/site/statistics-tool.ts');
  const tool = { name: 'Tal', company: 'Tal ApS', country: 'Danmark', storage: [] };
  expect(statisticsDiagnostic('/tal.js', tool)).toBeNull();
  expect(statisticsDiagnostic('', null)).toBeNull();
  const storing = {
    ...tool,
    withoutConsent: 'den tæller kun',
    storage: [{ name: '_tal', duration: '1 år' }],
  };
  expect(statisticsDiagnostic('/tal.js', storing)).toContain('withoutConsent');
});
