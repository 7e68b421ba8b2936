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

test('posts JSON with `keepalive`, an abort signal and `redirect: error` to the URL', async () => {
  const calls: unknown[] = [];
  await postJson({
    url,
    body: { name: 'Åse "Ø" <b>' },
    fetch: async (...call) => {
      calls.push(call);
      return new Response(null, { status: 204 });
    },
  });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Åse \\"Ø\\" <b>"}',
    keepalive: true,
    redirect: 'error',
    signal: expect.any(AbortSignal),
  };
  expect(calls).toEqual([[url, init]]);
});

test('does not read the body of a success', async () => {
  const response = new Response('tak', { status: 200 });
  await postJson({ url, body: {}, fetch: async () => response });
  expect(response.bodyUsed).toBe(false);
});

test('returns a failure for a broken connection instead of throwing', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await postJson({ url, body: {}, fetch })).toEqual({
    ok: false,
    reason: 'network',
    text: 'TypeError: Failed to fetch',
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
