/** Outcome of a POST, failures included: `postJson` does not throw. */
type PostResult =
  | { readonly ok: true }
  /** `reason` is the status of the response, if there was one. */
  | { readonly ok: false; readonly reason: number | 'timeout' | 'network'; readonly text: string };

/** Long enough to identify an error, short enough for a log. */
const maxTextLength = 2000;

/**
 * Posts JSON. Any 2xx status is a success, and its body is not read; of other responses, reads the start of the body.
 * The timeout covers the whole exchange, including the error text.
 */
export async function postJson(url: string, body: unknown, timeoutMs = 20_000): Promise<PostResult> {
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
    if (response.ok) return { ok: true };
    return { ok: false, reason: response.status, text: await firstText(response) };
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
