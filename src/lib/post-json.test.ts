import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../tests/fixtures/listen.ts';
import { postJson } from './post-json.ts';

/** Starts a webhook for one test. */
async function webhook(answer: RequestListener): Promise<string> {
  const { origin, close } = await listen(createServer(answer));
  onTestFinished(close);
  return `${origin}/webhook`;
}

test('posts JSON, and any 2xx status is a success whose body is not read', async () => {
  const received: unknown[] = [];
  const url = await webhook(async (request, response) => {
    received.push(request.method, request.headers['content-type'], JSON.parse(await text(request)));
    response.writeHead(202).write('ta');
  });
  expect(await postJson(url, { name: 'Åse "Ø" <b>' })).toEqual({ ok: true });
  expect(received).toEqual(['POST', 'application/json', { name: 'Åse "Ø" <b>' }]);
});

test('returns the status of a failure with the start of its text', async () => {
  const url = await webhook((_request, response) => response.writeHead(404).end('ø'.repeat(9000)));
  expect(await postJson(url, {})).toEqual({ ok: false, reason: 404, text: 'ø'.repeat(2000) });
});

test('sends once more, after a pause, to a receiver that has too much to do', async () => {
  const asked: number[] = [];
  const url = await webhook((_request, response) => {
    asked.push(Date.now());
    response.writeHead(asked.length % 3 ? 429 : 204).end();
  });
  expect(await postJson(url, {}, 1000)).toMatchObject({ ok: false, reason: 429 });
  expect(await postJson(url, {}, 1000)).toEqual({ ok: true });
  expect(Number(asked[1]) - Number(asked[0])).toBeGreaterThanOrEqual(240);
  expect(asked).toHaveLength(3);
});

test.each<[string, RequestListener, unknown]>([
  ['never responds', () => {}, 'timeout'],
  ['hangs up', ({ socket }) => socket.destroy(), 'network'],
  [
    'stalls within the text of an error',
    (_request, response) => response.writeHead(503).write('Vi har tra'),
    503,
  ],
  // Browsers would ask the target with GET: the lead would be lost.
  ['redirects', (_request, response) => response.writeHead(302, { Location: '/login' }).end(), 'network'],
])('fails when the webhook %s', async (_what, answer, reason) => {
  expect(await postJson(await webhook(answer), {}, 300)).toMatchObject({ ok: false, reason });
});
