import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { message, quote } from '../../tests/fixtures/leads.ts';
import { listen } from '../../tests/fixtures/listen.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { createWebhook } from './webhook.ts';

const directory = join(temporaryFolder(), 'leads');
const webhook = createWebhook(directory);
const { origin, close } = await listen(
  createServer((request, response) => {
    webhook(request, response, () => response.writeHead(418).end());
  }),
);
beforeEach(() => rmSync(directory, { recursive: true, force: true }));
afterAll(close);

const post = (path: string, body: string, type = 'application/json') =>
  fetch(origin + path, { method: 'POST', body, headers: { 'Content-Type': type } });

test.each([
  ['/webhook/kontakt', 'kontakt.ndjson', message],
  ['/webhook/tilbud?x=1', 'tilbud.ndjson', quote],
])('%s answers each lead with 204 and appends it to %s, for its owner alone', async (path, name, lead) => {
  for (const type of ['application/json', 'Application/JSON; charset=utf-8'])
    expect((await post(path, JSON.stringify(lead), type)).status).toBe(204);
  const file = join(directory, name);
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(lead)}\n`.repeat(2));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('never thanks for a lead that could not be stored', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  // A folder in the place of the file.
  mkdirSync(join(directory, 'kontakt.ndjson'), { recursive: true });
  const refused = await post('/webhook/kontakt', JSON.stringify(message));
  expect([refused.status, await refused.json()]).toEqual([500, { fejl: ['Henvendelsen kunne ikke gemmes'] }]);
  logged.mockRestore();
});

test.each([
  ['text/plain', JSON.stringify(message), 415, 'Indholdet skal være application/json'],
  ['application/json', '{"name":', 400, 'Indholdet er ikke gyldig JSON'],
  ['application/json', JSON.stringify({ ...message, name: ' ' }), 400, 'Navn er påkrævet'],
])('says why a wrong lead of type %s is refused', async (type, body, status, reason) => {
  const response = await post('/webhook/kontakt', body, type);
  expect([response.status, await response.json()]).toEqual([status, { fejl: [reason] }]);
  expect(() => readdirSync(directory)).toThrow('ENOENT');
});

test('gives pages of another site no permission to send', async () => {
  const headers = { 'Origin': 'https://andre.example', 'Access-Control-Request-Method': 'POST' };
  const asked = await fetch(`${origin}/webhook/kontakt`, { method: 'OPTIONS', headers });
  expect(asked.ok || asked.headers.has('Access-Control-Allow-Origin')).toBe(false);
});

test.each(['/', '/webhook/tilbud/', '/webhook/toString'])('leaves %s to others', async (path) => {
  expect((await post(path, '{}')).status).toBe(418);
});
