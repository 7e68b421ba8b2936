import { company } from '#src/site/company.ts';

type AddressDiagnostic = {
  readonly expected: string;
  /** The address that is meant, where that is certain. */
  readonly example?: string;
};

const whole = 'en adresse, der begynder med / eller https://';
const withoutDomain = `${whole}, og uden vores eget domæne`;

/** `https://`, whatever was typed: a letter missing or doubled, slashes the wrong way round, twice. */
const scheme = /^(?:h?t{1,3}ps?[:;]?[/\\]+|\/\/)+(?=.)/i;
/** Files, whose names look like a domain. */
const fileName = /\.(?:html?|mdx?|pdf|docx?|xlsx?|zip|webp|jpe?g|png|svg|xml|txt)(?:[?#]|$)/i;
const domain = /^(?:[\p{L}\d-]+\.)+[\p{L}-]{2,}(?:[:/?#]|$)|^localhost(?:[:/]|$)|^[a-z\d.-]+:\d+(?:\/|$)/iu;
/** What the names of machines in a house or a company end on, and no domain. */
const localName = /(?:^|\.)(?:localhost|local|lan|home|internal|intranet|corp|test|invalid)$/;

/**
 * Returns what keeps a link with this address from leading anywhere, and the right address; null if nothing does. `origin`
 * is where the site is published.
 */
export function addressDiagnostic(
  address: string,
  origin: string = company.origin,
): AddressDiagnostic | null {
  const meant = (text: string) => {
    const diagnostic = addressDiagnostic(text, origin);
    return diagnostic ? diagnostic.example : text;
  };
  if (/\s/.test(address)) {
    // A subject of a mail may have spaces.
    const space = /^mailto:.*\?/i.test(address) ? '%20' : '';
    return { expected: 'adressen uden mellemrum', example: meant(address.replace(/\s/g, space)) };
  }
  if (/^[/#](?!\/)/.test(address)) return checkAnchor(address);
  if (/^mailto:/i.test(address)) return checkMail(address);
  if (/^tel:/i.test(address)) return checkPhone(address);
  if (/^https?:\/\/(?=[^/\\])(?!h?ttps?[:/])/i.test(address)) return checkWeb(address, origin);
  if (/^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/.test(address))
    return { expected: 'en mailadresse med mailto: foran', example: `mailto:${address}` };
  const [typed] = scheme.exec(address) ?? [];
  if (!typed && (fileName.test(address) || !domain.test(address))) return { expected: withoutDomain };
  const right = `https://${address.slice(typed?.length ?? 0)}`;
  return checkWeb(right, origin) ?? { expected: whole, example: right };
}

function checkAnchor(address: string): AddressDiagnostic | null {
  if (!address.endsWith('#')) return null;
  return { expected: 'et anker efter #, fx #pris', example: address.slice(0, -1) || undefined };
}

/** Returns the diagnostic of an address that begins with `http://` or `https://`. */
function checkWeb(address: string, origin: string): AddressDiagnostic | null {
  if (!URL.canParse(address)) return { expected: 'en hel adresse: https://www.firma.dk/side' };
  const { hostname, pathname, search, hash } = new URL(address);
  const host = hostname.replace(/\.$/, '');
  const example = pathname + search + hash;
  const isOwn = [origin, company.origin].some(
    (own) => URL.canParse(own) && bareHost(own) === bareHost(address),
  );
  if (isOwn) return { expected: withoutDomain, example };
  // The last part of an address made of numbers is one.
  const isPublic = /^[^.[]+(?:\.[^.]+)*\.[^.\d][^.]*$/.test(host) && !localName.test(host);
  return isPublic ? null : { expected: 'en adresse med et domæne, som andre kan nå', example };
}

const bareHost = (address: string) => new URL(address).hostname.replace(/^www\./, '');

function checkMail(address: string): AddressDiagnostic | null {
  if (/^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?|$)/.test(address)) return null;
  return { expected: 'mailto: og en hel mailadresse' };
}

function checkPhone(address: string): AddressDiagnostic | null {
  if (/^tel:\+\d{6,15}$/.test(address)) return null;
  const digits = address.replace(/[^\d+]/g, '');
  const number = /^\+\d{6,15}$/.test(digits) ? digits : /^\d{8}$/.test(digits) ? `+45${digits}` : undefined;
  return { expected: 'tel:, landekode og cifre uden mellemrum', example: number && `tel:${number}` };
}
