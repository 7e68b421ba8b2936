import fs, { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
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

test('takes half a line back when the disk is full, so that the next lead is whole', async () => {
  const store = () => post('/webhook/kontakt', JSON.stringify(message));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const write = vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((handle, line) => {
    fs.writeSync(Number(handle), String(line).slice(0, 20));
    throw new Error('ENOSPC');
  });
  const refused = await store();
  expect([refused.status, await refused.json()]).toEqual([500, { fejl: ['Henvendelsen kunne ikke gemmes'] }]);
  for (const spy of [write, logged]) spy.mockRestore();
  expect((await store()).status).toBe(204);
  expect(readFileSync(join(directory, 'kontakt.ndjson'), 'utf8')).toBe(`${JSON.stringify(message)}\n`);
});

test.each([
  ['/webhook/tilbud', { ...quote, phone: '' }],
  ['/webhook/tilbud', { ...quote, name: 7 }],
  ['/webhook/kontakt', { ...message, message: undefined }],
  ['/webhook/kontakt', null],
  ['/webhook/kontakt', []],
])('%s refuses %j, which lacks what its form demands', async (path, lead) => {
  expect((await post(path, JSON.stringify(lead))).status).toBe(400);
});

test.each([
  ['text/plain', JSON.stringify(message), 415, 'Indholdet skal være application/json'],
  ['application/json', '{"name":', 400, 'Indholdet er ikke gyldig JSON'],
  ['application/json', JSON.stringify({ ...message, name: ' ' }), 400, 'Navn er påkrævet'],
  ['application/json', JSON.stringify({ ...message, email: 'a@b' }), 400, 'Email er ugyldig'],
  ['application/json', 'x'.repeat(10_000_000), 413, 'Henvendelsen er for lang'],
])('says why a wrong lead of type %s is refused', async (type, body, status, reason) => {
  const response = await post('/webhook/kontakt', body, type);
  expect([response.status, await response.json()]).toEqual([status, { fejl: [reason] }]);
  expect(() => readdirSync(directory)).toThrow('ENOENT');
});

test('takes a lead from its own pages, and not from those of another site', async () => {
  const send = (from: string) =>
    fetch(`${origin}/webhook/kontakt`, {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'Content-Type': 'application/json', 'Origin': from },
    });
  expect((await send(origin)).status).toBe(204);
  expect((await send('https://andre.example')).status).toBe(403);
});

test.each(['/', '/webhook/tilbud/', '/webhook/toString'])('leaves %s to others', async (path) => {
  expect((await post(path, '{}')).status).toBe(418);
});
