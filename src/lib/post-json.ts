/** Outcome of a POST, failures included: `postJson` does not throw. */
type PostResult =
  | { readonly ok: true }
  /** `reason` is the status of the response, if there was one. */
  | { readonly ok: false; readonly reason: number | 'timeout' | 'network'; readonly text: string };

/** Long enough to identify an error, short enough for a log. */
const maxTextLength = 2000;

/**
 * Posts JSON. Any 2xx status is a success, and its body is not read; of other responses, reads the start of the body.
 * The timeout covers the whole exchange, including the error text. It does not rely on the browser to end a request:
 * an extension may have replaced `fetch` by a function that ignores the signal.
 */
export async function postJson(url: string, body: unknown, timeoutMs = 20_000): Promise<PostResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTimeout = false;
  try {
    const controller = new AbortController();
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isTimeout = true;
        reject(new Error(`No answer in ${timeoutMs} ms`));
        controller.abort();
      }, timeoutMs);
    });
    const response = await Promise.race([
      timeout,
      fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        // The request outlives the page if the visitor leaves before the response.
        keepalive: true,
        // Browsers follow most redirects with a GET of some page that returns 200, and the lead would be lost.
        redirect: 'error',
        signal: controller.signal,
      }),
    ]);
    if (response.ok) return { ok: true };
    const text = await Promise.race([timeout, firstText(response)]).catch(() => '');
    return { ok: false, reason: response.status, text };
  } catch (error) {
    return { ok: false, reason: isTimeout ? 'timeout' : 'network', text: String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the start of a response body and cancels the rest. Rejects if reading fails. */
async function firstText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader && text.length < maxTextLength) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  reader?.cancel().catch(() => {});
  return text.slice(0, maxTextLength);
}
