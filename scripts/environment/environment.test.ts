import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { company } from '#src/site/company.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import {
  environmentDiagnostics,
  receiverDiagnostics,
  statisticsDiagnostics,
  variables,
} from './check-environment.ts';
import { setLocalWebhooks } from './local-webhooks.ts';

test.each([
  ['SITE_URL', 'https://blåbær.dk'],
  ['VITE_QUOTE_WEBHOOK_URL', 'https://krog.test/a/b?nøgle=1'],
  ['VITE_CONTACT_WEBHOOK_URL', 'http://[::1]:9000/a'],
  ['BUILD_DATE', '2028-02-29'],
])('%s may be %s', (name, value) => {
  expect(environmentDiagnostics({ [name]: value })).toEqual([]);
});

test.each([
  ['SITE_URL', 'eksempel.dk'],
  ['SITE_URL', 'https://eksempel.dk/side'],
  ['SITE_URL', 'https://jens:hemmelig@eksempel.dk'],
  ['VITE_QUOTE_WEBHOOK_URL', '//hooks.example/abc'],
  ['VITE_QUOTE_WEBHOOK_URL', 'http://hooks.example/abc'],
  ['VITE_ANALYTICS_SRC', 'javascript:alert(1)'],
  ['BUILD_DATE', '2025-02-30'],
])('%s may not be %s', (name, value) => {
  expect(environmentDiagnostics({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} skal være .+\\. Nu: "`)),
  ]);
});

test('a page receives no leads', () => {
  const pages = ['/', '/kontakt', '/artikler/navn'];
  const { host } = new URL(company.origin);
  const refused = [
    '/kontakt',
    '/kontakt.html?a=1',
    '/contact',
    `${siteOrigin()}/artikler/navn/`,
    siteOrigin(),
    `https://www.${host}/kontakt`,
    `https://${host.toUpperCase()}/Kontakt`,
  ];
  for (const VITE_QUOTE_WEBHOOK_URL of refused)
    expect(receiverDiagnostics({ VITE_QUOTE_WEBHOOK_URL }, pages), VITE_QUOTE_WEBHOOK_URL).toHaveLength(1);
  for (const VITE_QUOTE_WEBHOOK_URL of ['/api/kontakt', 'https://krog.test/kontakt', ''])
    expect(receiverDiagnostics({ VITE_QUOTE_WEBHOOK_URL }, pages), VITE_QUOTE_WEBHOOK_URL).toEqual([]);
});

test('tests send to the local webhook, whatever is set for the public site; npm start only where nothing is', () => {
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

test.each(['Dockerfile', '.github/workflows/site.yml'])(
  '%s passes SITE_URL and every VITE_ variable to the build',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const ofPages = Object.keys(variables.shape).filter((name) => /^(?:SITE_URL|VITE_\w+)$/.test(name));
    expect(
      ofPages.filter((name) => !new RegExp(`^\\s*(?:ARG ${name}|${name}: .+)$`, 'm').test(text)),
    ).toEqual([]);
  },
);

test('asks for what a statistics tool stores before visitors are asked to accept it', () => {
  expect(statisticsDiagnostics('/tal.js', null).join()).toContain('src/site/statistics-tool.ts');
  const tool = { name: 'Tal', company: 'Tal ApS', country: 'Danmark', storage: [] };
  expect(statisticsDiagnostics('/tal.js', tool)).toEqual([]);
  expect(statisticsDiagnostics('', null)).toEqual([]);
  const storing = {
    ...tool,
    withoutConsent: 'den tæller kun',
    storage: [{ name: '_tal', duration: '1 år' }],
  };
  expect(statisticsDiagnostics('/tal.js', storing).join()).toContain('withoutConsent');
});
