type Receiver = { readonly LEAD_URL?: string; readonly LEAD_TOKEN?: string };

/**
 * Sends a lead on to a receiver that asks for a secret, which a page cannot keep: it runs at the host, in a function
 * (docs/deploy.md). Answers 204 only once the receiver has the lead; takes none from pages of other sites.
 */
export async function forwardLead(
  request: Request,
  { LEAD_URL = '', LEAD_TOKEN = '' }: Receiver,
): Promise<Response> {
  const isOwn = request.headers.get('Origin') === new URL(request.url).origin;
  if (request.method !== 'POST' || !isOwn) return new Response(null, { status: 403 });
  const received = await fetch(LEAD_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Authorization': `Bearer ${LEAD_TOKEN}` },
    body: await request.text(),
    redirect: 'error',
  }).catch(() => null);
  return new Response(null, { status: received?.ok ? 204 : 502 });
}
