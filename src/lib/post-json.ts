/** Outcome of a POST, failures included: `postJson` does not throw. */
type PostResult =
  | { readonly ok: true }
  /** `reason` is the status of the response, if there was one. */
  | { readonly ok: false; readonly reason: number | 'timeout' | 'network'; readonly text: string };

/** Long enough to identify an error, short enough for a log. */
const maxTextLength = 2000;

/**
 * Posts JSON, and once more after a pause if the receiver has too much to do. Any 2xx status is a success, and its body
 * is not read; of other responses, returns the start of the body. The timeout covers the whole exchange.
 */
export async function postJson(url: string, body: unknown, timeoutMs = 20_000): Promise<PostResult> {
  const pause = (share: number) => new Promise((resolve) => setTimeout(resolve, timeoutMs * share));
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const post = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        // The request outlives the page if the visitor leaves before the response.
        keepalive: true,
        // Browsers follow most redirects with a GET of some page that returns 200, and the lead would be lost.
        redirect: 'error',
        signal: controller.signal,
      });
    let response = await post();
    if (response.status === 429) response = await pause(1 / 4).then(post);
    if (response.ok) return { ok: true };
    // A text that never ends must not keep the visitor.
    const text = await Promise.race([response.text().catch(String), pause(1 / 20)]);
    return { ok: false, reason: response.status, text: String(text ?? '').slice(0, maxTextLength) };
  } catch (error) {
    return { ok: false, reason: controller.signal.aborted ? 'timeout' : 'network', text: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
