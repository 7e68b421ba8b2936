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
 * Posts JSON and says how it went. Any 2xx is success and its body is left unread; of any other answer the
 * beginning is read. The limit covers the whole exchange, the error text included.
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
      // Followed, most redirects become a GET of some page that answers 200: a lead that nobody has got.
      redirect: 'error',
      signal,
    });
    if (response.ok) return { ok: true, status: response.status };
    return { ok: false, reason: 'status', status: response.status, text: await firstText(response) };
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'timeout' : 'network', text: String(error) };
  }
}

/** The beginning of an answer's text; the rest of a long one is not waited for. Empty when it breaks off. */
async function firstText({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    while (reader && text.length < longestText) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
    reader?.cancel().catch(() => {});
    return text.slice(0, longestText);
  } catch {
    return '';
  }
}
