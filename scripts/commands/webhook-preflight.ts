/**
 * Sends the preflight that a browser would send from `origin` before it posts JSON, and returns what is wrong with the
 * answer, in Danish; null if a lead would get through. Sends no lead.
 */
export async function preflightFault(
  url: string,
  origin: string,
  timeoutMs = 10_000,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return answerFault(response, origin);
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return `svarer ikke (${cause})`;
  }
}

/** Returns why a browser would not send the lead after this answer, in Danish; null if it would. Source: Fetch, 4.8. */
export function answerFault({ status, headers }: Response, origin: string): string | null {
  if (status >= 300 && status < 400) return `viderestiller (${status}); brug den adresse, som den peger på`;
  if (status < 200 || status > 299) return `svarer ${status} på OPTIONS; svaret skal være 200 eller 204`;
  const allowed = headers.get('Access-Control-Allow-Origin')?.trim();
  if (allowed !== '*' && allowed !== origin) {
    return `svarer ${allowed ? `Access-Control-Allow-Origin: ${allowed}` : 'uden Access-Control-Allow-Origin'}; der skal stå ${origin} eller *`;
  }
  // Without credentials, `*` stands for every header but Authorization. POST needs no permission.
  const permitted = listed(headers.get('Access-Control-Allow-Headers'));
  if (!permitted.includes('content-type') && !permitted.includes('*')) {
    return 'tillader ikke JSON; der skal stå Access-Control-Allow-Headers: content-type';
  }
  return null;
}

const listed = (value: string | null) => (value ?? '').split(',').map((each) => each.trim().toLowerCase());

const relay = 'Kan tjenesten ikke det, så send via en lille funktion på sidens eget domæne';

/** Services that are known for what they answer to browsers, and what to do there. */
const services: readonly { readonly host: RegExp; readonly advice: string }[] = [
  {
    host: /(^|\.)zapier\.com$/,
    advice: 'Zapier tager ikke JSON fra en browser: send via en lille funktion på sidens eget domæne',
  },
  {
    host: /(^|\.)n8n\.cloud$|^n8n\./,
    advice:
      'I n8n: skriv sidens adresse under "Allowed Origins (CORS)" i Webhook-noden, og brug adressen fra "Production URL"',
  },
  {
    host: /(^|\.)(?:make|integromat)\.com$/,
    advice: `I Make sættes hovederne i modulet "Webhook response". ${relay}`,
  },
];

/** Returns what to do at the service that a webhook belongs to, in Danish. */
export function serviceAdvice(url: string): string {
  const { hostname } = new URL(url);
  return services.find(({ host }) => host.test(hostname))?.advice ?? relay;
}
