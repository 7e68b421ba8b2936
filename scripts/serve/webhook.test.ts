import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { message, quote } from '../../tests/fixtures/leads.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { listen } from '../lib/listen.ts';
import { createWebhook } from './webhook.ts';

const directory = join(temporaryFolder(), 'leads');
const webhook = createWebhook(directory);
const { origin, close } = await listen(
  createServer(async (request, response) => {
    if (!(await webhook(request, response))) response.writeHead(418).end();
  }),
);
beforeEach(() => rmSync(directory, { recursive: true, force: true }));
afterAll(close);

const post = (path: string, body: string, type = 'application/json') =>
  fetch(origin + path, { method: 'POST', body, headers: { 'Content-Type': type } });

test.each([
  ['/webhook/kontakt', 'kontakt.ndjson', message],
  ['/webhook/tilbud?x=1', 'tilbud.ndjson', quote],
])('%s answers each lead with 204 and stores it as a line of %s', async (path, file, lead) => {
  for (const type of ['application/json', 'Application/JSON; charset=utf-8'])
    expect((await post(path, JSON.stringify(lead), type)).status).toBe(204);
  expect(readFileSync(join(directory, file), 'utf8')).toBe(`${JSON.stringify(lead)}\n`.repeat(2));
});

test('answers 500 when a lead cannot be stored', async () => {
  writeFileSync(directory, 'a file in place of the folder');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const response = await post('/webhook/kontakt', JSON.stringify(message));
  expect([response.status, await response.json()]).toEqual([
    500,
    { fejl: ['Henvendelsen kunne ikke gemmes'] },
  ]);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test.each([
  ['text/plain', JSON.stringify(message), 415, 'Indholdet skal være application/json'],
  ['application/json', '{"name":', 400, 'Indholdet er ikke gyldig JSON'],
  ['application/json', JSON.stringify({ ...message, name: ' ' }), 400, 'name: skal udfyldes'],
  ['application/json', JSON.stringify({ ...message, extra: 1 }), 400, 'Ukendt nøgle: "extra"'],
])('answers %s %s with %i and the reason', async (type, body, status, reason) => {
  const response = await post('/webhook/kontakt', body, type);
  expect([response.status, await response.json()]).toEqual([status, { fejl: [reason] }]);
  expect(() => readFileSync(join(directory, 'kontakt.ndjson'))).toThrow('ENOENT');
});

test('a page of another site gets no permission to send JSON', async () => {
  const { status, headers } = await fetch(`${origin}/webhook/kontakt`, { method: 'OPTIONS' });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([405, null]);
});

test.each(['/', '/webhook/tilbud/', '/webhook/toString'])('leaves %s to others', async (path) => {
  expect((await post(path, '{}')).status).toBe(418);
});
