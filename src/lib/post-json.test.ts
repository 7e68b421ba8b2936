import { expect, test } from 'vitest';
import { postJson } from './post-json.ts';

const url = '/webhook/kontakt';
const answer =
  (status: number, text: string | null = null) =>
  async () =>
    new Response(text, { status });

test.each([200, 201, 202, 204, 299])('treats status %i as a success', async (status) => {
  expect(await postJson({ url, body: {}, fetch: answer(status) })).toEqual({ ok: true, status });
});

test.each([304, 400, 404, 413, 429, 500, 503])(
  'treats status %i as a failure and returns its text',
  async (status) => {
    const fetch = answer(status, status === 304 ? null : 'Navnet mangler');
    const text = status === 304 ? '' : 'Navnet mangler';
    expect(await postJson({ url, body: {}, fetch })).toEqual({ ok: false, reason: 'status', status, text });
  },
);

test('posts JSON with its content type to the URL', async () => {
  const calls: [string, RequestInit][] = [];
  await postJson({
    url,
    body: { name: 'Åse "Ø" <b>' },
    fetch: async (...call) => {
      calls.push(call);
      return new Response(null, { status: 204 });
    },
  });
  const [address, init] = calls[0] ?? [];
  expect([calls.length, address, init?.method, init?.headers, init?.body]).toEqual([
    1,
    url,
    'POST',
    { 'Content-Type': 'application/json' },
    '{"name":"Åse \\"Ø\\" <b>"}',
  ]);
});

test('sends with `keepalive`, an abort signal and `redirect: error`', async () => {
  let given: RequestInit = {};
  await postJson({
    url,
    body: {},
    fetch: async (_url, init) => {
      given = init;
      return new Response(null, { status: 204 });
    },
  });
  expect(given).toMatchObject({ keepalive: true, redirect: 'error', signal: expect.any(AbortSignal) });
});

test('does not read the body of a success', async () => {
  const response = new Response('tak', { status: 200 });
  await postJson({ url, body: {}, fetch: async () => response });
  expect(response.bodyUsed).toBe(false);
});

test('times out a request without a response', async () => {
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  expect(await postJson({ url, body: {}, fetch, timeoutMs: 5 })).toMatchObject({
    ok: false,
    reason: 'timeout',
  });
});

test('returns a failure for a broken connection instead of throwing', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await postJson({ url, body: {}, fetch })).toEqual({
    ok: false,
    reason: 'network',
    text: 'TypeError: Failed to fetch',
  });
});

test('returns an empty text for an error body that breaks off', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('afbrudt')) });
  const fetch = async () => new Response(body, { status: 502 });
  expect(await postJson({ url, body: {}, fetch })).toEqual({
    ok: false,
    reason: 'status',
    status: 502,
    text: '',
  });
});

test.each([
  [1999, 1999],
  [2000, 2000],
  [2001, 2000],
  [9000, 2000],
])('limits an error text of %i characters to %i', async (length, kept) => {
  const result = await postJson({ url, body: {}, fetch: answer(500, 'ø'.repeat(length)) });
  expect(result).toMatchObject({ text: 'ø'.repeat(kept) });
});

test('cancels an endless error body after its start', async () => {
  let left = false;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('fejl '.repeat(100))),
    cancel: () => {
      left = true;
    },
  });
  const result = await postJson({ url, body: {}, fetch: async () => new Response(body, { status: 500 }) });
  expect(result).toMatchObject({ reason: 'status', status: 500, text: 'fejl '.repeat(400) });
  await expect.poll(() => left).toBe(true);
});
