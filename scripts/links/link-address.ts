import { company } from '#src/site/company.ts';

const mail = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?|$)/i;
const phone = /^tel:\+\d{6,15}$/i;

/** Addresses by which Google, Outlook and networks count clicks, some with the mail address of whoever got the link. */
const wrapper =
  /^(?:(?:www\.)?google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.(?:facebook|instagram)\.com\/|www\.youtube\.com\/redirect|www\.linkedin\.com\/(?:redir|safety)|slack-redir\.net\/)/;

/**
 * Returns what keeps a link with this address from leading anywhere; null if nothing does. `origin` is where the site is
 * published; `path` is the path in an address of our own site, or of the machine of whoever wrote it; `example` is the
 * address that another one wraps.
 */
export function addressDiagnostic(
  address: string,
  origin: string = company.origin,
): { readonly expected: string; readonly path?: string | undefined; readonly example?: string } | null {
  if (/\s/.test(address)) return { expected: 'adressen uden mellemrum' };
  if (/^[/#](?!\/)/.test(address)) return address.endsWith('#') ? { expected: 'et anker efter #' } : null;
  if (/^mailto:/i.test(address))
    return mail.test(address) ? null : { expected: 'mailto: og en hel mailadresse' };
  if (/^tel:/i.test(address))
    return phone.test(address) ? null : { expected: 'tel:, landekode og cifre: tel:+4511223344' };
  const url = /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) && new URL(address);
  if (!url) return { expected: 'en adresse, der begynder med /, #, https://, mailto: eller tel:' };
  const inner = ['q', 'url', 'u']
    .map((name) => url.searchParams.get(name))
    .find((each) => each?.startsWith('http'));
  if (inner && wrapper.test(url.hostname + url.pathname))
    return {
      expected: 'adressen selv uden den omvej, som Google, Outlook eller et netværk har lagt om den',
      path: addressDiagnostic(inner, origin)?.path,
      example: inner,
    };
  const path = url.pathname + url.search + url.hash;
  if ([origin, company.origin].some((own) => bareHost(own) === bareHost(address)))
    return { expected: 'en adresse uden vores eget domæne: den begynder med /', path };
  // The last part of an address made of numbers is one.
  if (!/\.[^.\d][^.]*\.?$/.test(url.hostname))
    return { expected: 'en adresse med et domæne, som andre kan nå', path };
  return url.protocol === 'https:' ? null : { expected: 'https:// i stedet for http://' };
}

const bareHost = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined;
