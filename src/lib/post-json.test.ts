import { afterEach, expect, test, vi } from 'vitest';
import { postJson } from './post-json.ts';

/* What real servers answer is in post-json.faults.test.ts. */

const url = '/webhook/kontakt';

/** Mocks `fetch`; it returns the response to every request. */
function mockFetch(response: Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test.each([200, 201, 202, 204, 299])('treats status %i as a success', async (status) => {
  mockFetch(new Response(null, { status }));
  expect(await postJson(url, {})).toEqual({ ok: true });
});

test.each([304, 400, 404, 413, 429, 500, 503])(
  'treats status %i as a failure and returns its text',
  async (status) => {
    const text = status === 304 ? '' : 'Navnet mangler';
    mockFetch(new Response(text || null, { status }));
    expect(await postJson(url, {})).toEqual({ ok: false, reason: status, text });
  },
);

test('posts JSON with `keepalive`, an abort signal and `redirect: error` to the URL', async () => {
  const fetch = mockFetch(new Response(null, { status: 204 }));
  await postJson(url, { name: 'Åse "Ø" <b>' });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Åse \\"Ø\\" <b>"}',
    keepalive: true,
    redirect: 'error',
    signal: expect.any(AbortSignal),
  };
  expect(fetch.mock.calls).toEqual([[url, init]]);
});

test('does not read the body of a success', async () => {
  const response = new Response('tak', { status: 200 });
  mockFetch(response);
  await postJson(url, {});
  expect(response.bodyUsed).toBe(false);
});

test('returns a failure for a broken connection instead of throwing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await postJson(url, {})).toEqual({
    ok: false,
    reason: 'network',
    text: 'TypeError: Failed to fetch',
  });
});

test('returns a failure if `fetch` throws at once, as the wrapper of an extension may', async () => {
  vi.stubGlobal('fetch', () => {
    throw new TypeError('Blocked by extension');
  });
  expect(await postJson(url, {})).toEqual({
    ok: false,
    reason: 'network',
    text: 'TypeError: Blocked by extension',
  });
});

test.each(['AbortSignal', 'TextDecoderStream'])(
  'needs no %s, which older browsers lack in part',
  async (name) => {
    vi.stubGlobal(name, undefined);
    mockFetch(new Response('Navnet mangler', { status: 400 }));
    expect(await postJson(url, {})).toEqual({ ok: false, reason: 400, text: 'Navnet mangler' });
    mockFetch(new Response(null, { status: 204 }));
    expect(await postJson(url, {})).toEqual({ ok: true });
  },
);

test('times out although `fetch` ignores the signal and never settles', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  expect(await postJson(url, {}, 20)).toMatchObject({ ok: false, reason: 'timeout' });
});

test.each([
  [1999, 1999],
  [2000, 2000],
  [2001, 2000],
  [9000, 2000],
])('limits an error text of %i characters to %i', async (length, kept) => {
  mockFetch(new Response('ø'.repeat(length), { status: 500 }));
  expect(await postJson(url, {})).toMatchObject({ text: 'ø'.repeat(kept) });
});
