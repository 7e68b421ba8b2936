/** What came of a POST. Nothing is thrown: every way a request can end is one of these. */
export type PostResult =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly reason: 'status'; readonly status: number; readonly text: string }
  | { readonly ok: false; readonly reason: 'timeout' | 'network'; readonly text: string };

type Post = {
  url: string;
  body: unknown;
  /** Handed in so that a test needs no mock. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs?: number;
};

/** Long enough to recognise an error by, short enough for a log. */
const longestText = 2000;

/**
 * Posts JSON and says how it went. Any 2xx is success and its body is left unread; of any other
 * answer the text is read. The limit covers the whole exchange, the error text included.
 */
export async function postJson({ url, body, fetch, timeoutMs = 20_000 }: Post): Promise<PostResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // The request outlives the page if the visitor leaves before the answer.
      keepalive: true,
      signal,
    });
    if (response.ok) return { ok: true, status: response.status };
    const text = await response.text().catch(() => '');
    return { ok: false, reason: 'status', status: response.status, text: text.slice(0, longestText) };
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'timeout' : 'network', text: String(error) };
  }
}
