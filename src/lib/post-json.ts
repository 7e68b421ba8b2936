/** Outcome of a POST, failures included: `postJson` does not throw. */
type PostResult =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly reason: 'status'; readonly status: number; readonly text: string }
  | { readonly ok: false; readonly reason: 'timeout' | 'network'; readonly text: string };

type Post = {
  url: string;
  body: unknown;
  /** Passed in, so that tests need no mock. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs?: number;
};

/** Long enough to identify an error, short enough for a log. */
const maxTextLength = 2000;

/**
 * Posts JSON. Any 2xx status is a success, and its body is not read; of other responses, reads the start of the body.
 * The timeout covers the whole exchange, including the error text.
 */
export async function postJson({ url, body, fetch, timeoutMs = 20_000 }: Post): Promise<PostResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // The request outlives the page if the visitor leaves before the response.
      keepalive: true,
      // Browsers follow most redirects with a GET of some page that returns 200, and the lead would be lost.
      redirect: 'error',
      signal,
    });
    if (response.ok) return { ok: true, status: response.status };
    return { ok: false, reason: 'status', status: response.status, text: await firstText(response) };
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'timeout' : 'network', text: String(error) };
  }
}

/** Reads the start of a response body and cancels the rest. Returns an empty string if reading fails or times out. */
async function firstText({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    while (reader && text.length < maxTextLength) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
    reader?.cancel().catch(() => {});
    return text.slice(0, maxTextLength);
  } catch {
    return '';
  }
}
