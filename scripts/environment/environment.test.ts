import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentDiagnostics } from './check-environment.ts';
import { type Command, variables } from './variables.ts';

const every: readonly Command[] = ['build', 'dev', 'serve', 'checks', 'browser'];
const names = (message: string | null) =>
  [...(message ?? '').matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name);
const isAccepted = (name: string, value: string) => environmentDiagnostics({ [name]: value }, every) === null;

test.each([
  ['SITE_URL', 'https://eksempel.dk'],
  ['SITE_URL', 'https://eksempel.dk/'],
  ['SITE_URL', 'http://localhost:4173'],
  ['SITE_URL', 'https://blåbær.dk'],
  ['VITE_QUOTE_WEBHOOK_URL', 'https://krog.test/a/b?nøgle=1'],
  ['VITE_QUOTE_WEBHOOK_URL', 'http://localhost:9000/a'],
  ['VITE_CONTACT_WEBHOOK_URL', 'http://[::1]:9000/a'],
  ['VITE_CONTACT_WEBHOOK_URL', '/webhook/kontakt'],
  ['VITE_ANALYTICS_SRC', 'https://tal.test/tael.js'],
  ['VITE_ANALYTICS_SRC', 'https://www.googletagmanager.com/gtag/js?id=G-ABC123'],
  ['VITE_ANALYTICS_SRC', 'https://www.clarity.ms/tag/abc123'],
  ['VITE_ANALYTICS_SRC', 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6'],
  ['VITE_ANALYTICS_ATTRIBUTES', 'data-domain="tal.test"'],
  ['VITE_ANALYTICS_ORIGINS', 'https://a.test https://*.b.test'],
  ['BUILD_DATE', '2028-02-29'],
  ['PORT', '0'],
  ['PORT', '65535'],
  ['BASE_URL', 'http://127.0.0.1:4173'],
])('%s may be %s', (name, value) => {
  expect(environmentDiagnostics({ [name]: value }, every)).toBeNull();
});

test.each([
  ['SITE_URL', 'eksempel.dk'],
  ['SITE_URL', 'ftp://eksempel.dk'],
  ['SITE_URL', 'https:eksempel.dk'],
  ['SITE_URL', '//eksempel.dk'],
  ['SITE_URL', 'https://'],
  ['SITE_URL', 'https://eksempel.dk/side'],
  ['SITE_URL', 'https://eksempel.dk?a=1'],
  ['SITE_URL', 'https://eksempel.dk/#top'],
  ['SITE_URL', 'https://jens:hemmelig@eksempel.dk'],
  ['SITE_URL', 'https://eksempel .dk'],
  ['SITE_URL', ' https://eksempel.dk'],
  ['SITE_URL', 'https://eksempel.dk:99999'],
  ['VITE_QUOTE_WEBHOOK_URL', 'hooks.example/abc'],
  ['VITE_QUOTE_WEBHOOK_URL', '//hooks.example/abc'],
  ['VITE_QUOTE_WEBHOOK_URL', 'http://hooks.example/abc'],
  ['VITE_CONTACT_WEBHOOK_URL', 'https://a:b@hooks.example/abc'],
  ['VITE_CONTACT_WEBHOOK_URL', 'mailto:a@hooks.example'],
  ['VITE_CONTACT_WEBHOOK_URL', 'https://hooks.example/abc#d'],
  ['VITE_ANALYTICS_SRC', 'javascript:alert(1)'],
  ['VITE_ANALYTICS_SRC', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'],
  ['VITE_ANALYTICS_SRC', 'https://www.googletagmanager.com/gtag/js?id=GTM-ABC123'],
  ['VITE_ANALYTICS_SRC', 'https://connect.facebook.net/da_DK/fbevents.js'],
  ['VITE_ANALYTICS_SRC', 'https://eu-assets.i.posthog.com/static/array.js'],
  ['VITE_ANALYTICS_ATTRIBUTES', 'onload="alert(1)"'],
  ['VITE_ANALYTICS_ORIGINS', "'unsafe-inline'"],
  ['VITE_ANALYTICS_ORIGINS', 'https://a.test:99999'],
  ['BUILD_DATE', '2025-02-30'],
  ['BUILD_DATE', '4. november 2025'],
  ['BUILD_DATE', '2025-11-04T00:00'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80 '],
  ['PORT', 'tcp://10.0.0.1:80'],
  ['BASE_URL', 'localhost:4173'],
])('%s may not be %s', (name, value) => {
  expect(isAccepted(name, value)).toBe(false);
});

test('reports all invalid values in one message, each with the rule and the current value', () => {
  const message = environmentDiagnostics(
    { SITE_URL: 'eksempel.dk', BUILD_DATE: 'i dag', PORT: '4173' },
    every,
  );
  expect(message).toBe(
    '2 miljøvariabler kan ikke bruges:\n' +
      '  SITE_URL skal være sidens adresse med https:// (eller http://) og uden sti, som https://eksempel.dk. Nu: "eksempel.dk"\n' +
      '  BUILD_DATE skal være en dag, der findes, skrevet som 2025-11-04. Nu: "i dag"',
  );
  expect(environmentDiagnostics({ PORT: 'x' }, every)).toMatch(
    /^En miljøvariabel kan ikke bruges:\n {2}PORT skal/,
  );
});

test('checks only variables that the command reads, and treats an empty one as not set', () => {
  const env = { SITE_URL: 'x', PORT: 'x', BASE_URL: 'x', BUILD_DATE: '' };
  expect(names(environmentDiagnostics(env, ['build']))).toEqual(['SITE_URL']);
  expect(names(environmentDiagnostics(env, ['serve']))).toEqual(['PORT']);
  expect(names(environmentDiagnostics(env, ['build', 'serve']))).toEqual(['SITE_URL', 'PORT']);
});

test('the table in docs/deploy.md describes every variable, with the commands that read it', () => {
  const [, section = ''] = readFileSync('docs/deploy.md', 'utf8').split('## Environment variables');
  const rows = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(
    variables.map(({ name, usedBy }) => [
      `\`${name}\``,
      usedBy.join(', '),
      expect.stringMatching(/\w/),
      expect.stringMatching(/\w/),
    ]),
  );
});

test.each(['Dockerfile', '.github/workflows/site.yml'])(
  '%s passes SITE_URL and every VITE_ variable to the build',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const ofPages = variables.map(({ name }) => name).filter((name) => /^(?:SITE_URL|VITE_\w+)$/.test(name));
    expect(
      ofPages.filter((name) => !new RegExp(`^\\s*(?:ARG ${name}|${name}: .+)$`, 'm').test(text)),
    ).toEqual([]);
  },
);

test('says why an analytics tool cannot be used', () => {
  const value = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123';
  expect(
    environmentDiagnostics({ VITE_ANALYTICS_SRC: value }, ['build']),
  ).toBe(`En miljøvariabel kan ikke bruges:
  VITE_ANALYTICS_SRC er et script, som siden ikke kan køre. Google Tag Manager kan ikke bruges her: den henter andre tjenester, som cookiesiden ikke kan nævne, og som ingen har sagt ja til. Nu: "${value}"`);
});
