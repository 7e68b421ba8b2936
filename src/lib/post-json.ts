/** Outcome of a POST, failures included: `postJson` does not throw. */
type PostResult =
  | { readonly ok: true }
  /** `reason` is the status of the response, if there was one. */
  | { readonly ok: false; readonly reason: number | 'timeout' | 'network'; readonly text: string };

/** Long enough to identify an error, short enough for a log. */
const maxTextLength = 2000;

/**
 * Posts JSON. Any 2xx status is a success, and its body is not read; of other responses, returns the start of the body.
 * The timeout covers the whole exchange, including the error text.
 */
export async function postJson(url: string, body: unknown, timeoutMs = 20_000): Promise<PostResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // The request outlives the page if the visitor leaves before the response.
      keepalive: true,
      // Browsers follow most redirects with a GET of some page that returns 200, and the lead would be lost.
      redirect: 'error',
      signal: controller.signal,
    });
    if (response.ok) return { ok: true };
    const text = await response.text().catch(String);
    return { ok: false, reason: response.status, text: text.slice(0, maxTextLength) };
  } catch (error) {
    return { ok: false, reason: controller.signal.aborted ? 'timeout' : 'network', text: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
