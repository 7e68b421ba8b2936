import { company } from '#src/site/company.ts';
import { hiddenCharacters, nameOfCharacter } from './invisible-characters.ts';

type AddressDiagnostic = {
  readonly expected: string;
  /** The address that is meant, where that is certain. */
  readonly example?: string;
};

const withoutDomain = 'en adresse, der begynder med / eller https://, og uden vores eget domæne';
const whole = 'en adresse, der begynder med / eller https://';

/** Whether a host is this site, with or without `www.`. */
function isOwnHost(host: string, origin: string): boolean {
  const bare = (name: string) => name.replace(/^www\./, '');
  return [origin, company.origin].some(
    (own) => URL.canParse(own) && bare(new URL(own).hostname) === bare(host),
  );
}

/** Names of machines in a house or a company, and what no domain ends on: no visitor reaches them. */
const localName = /(?:^|\.)(?:localhost|local|lan|home|internal|intranet|corp|test|invalid)$/;
const localNumber = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^\[/;

/**
 * Returns what keeps a link with this address from leading anywhere, and the right address; null if nothing does. `origin`
 * is where the site is published.
 */
export function addressDiagnostic(
  address: string,
  origin: string = company.origin,
): AddressDiagnostic | null {
  const web = (text: string) => webDiagnostic(text, origin);
  const right = (text: string) => rightAddress(text, origin);
  const [hidden] = hiddenCharacters(decoded(address));
  if (hidden || /\s/.test(address)) {
    const name = hidden ? nameOfCharacter(hidden.char) : 'mellemrum';
    return { expected: `adressen uden ${name}`, example: right(cleaned(address)) };
  }
  if (/#$/.test(address))
    return {
      expected: 'et anker efter #, fx #pris',
      example: address.length > 1 ? address.slice(0, -1) : undefined,
    };
  if (address.startsWith('//'))
    return web(`https:${address}`) ?? { expected: whole, example: `https:${address}` };
  if (/^[/#]/.test(address)) return null;
  if (/^mailto:/i.test(address)) return mailDiagnostic(address);
  if (/^tel:/i.test(address)) return phoneDiagnostic(address);
  if (/^https?:\/\/[^/]/i.test(address)) return web(address);
  // Slashes doubled, missing or the wrong way round, letters doubled, a semicolon.
  const [, rest = ''] = /^h?t{1,3}ps?[:;]?[/\\]+(.*)$/i.exec(address) ?? [];
  if (rest) return { expected: whole, example: right(`https://${rest}`) };
  if (/^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/.test(address))
    return { expected: 'en mailadresse med mailto: foran', example: `mailto:${address}` };
  // A host alone: `www.firma.dk`, `localhost:5173/priser`.
  if (
    /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[:/?#]|$)|^localhost(?:[:/]|$)|^[a-z\d.-]+:\d+(?:\/|$)/i.test(address) &&
    !/\.html?$/i.test(address)
  )
    return web(`https://${address}`) ?? { expected: whole, example: `https://${address}` };
  return { expected: withoutDomain };
}

/** Returns an address if it is right, otherwise the right one where that is certain. */
function rightAddress(address: string, origin: string): string | undefined {
  const diagnostic = addressDiagnostic(address, origin);
  return diagnostic ? diagnostic.example : address;
}

/** Returns the diagnostic of an address that begins with `http://` or `https://`. */
function webDiagnostic(address: string, origin: string): AddressDiagnostic | null {
  const repeated = address.replace(/^(?:https?:?\/*)+/i, 'https://');
  if (/^https?:\/\/https?(?:[:/]|$)/i.test(address))
    return { expected: 'https:// én gang', example: rightAddress(repeated, origin) };
  if (!URL.canParse(address)) return { expected: 'en hel adresse: https://www.firma.dk/side' };
  const url = new URL(address);
  const host = url.hostname.replace(/\.$/, '');
  const path = url.pathname + url.search + url.hash;
  if (isOwnHost(host, origin)) return { expected: withoutDomain, example: path };
  if (localNumber.test(host) || localName.test(host))
    return {
      expected: 'en adresse, som andre kan nå: den her findes kun på en maskine hos jer',
      example: path,
    };
  if (/^[\d.]+$/.test(host) || !host.includes('.') || /\.\.|^\.|\.$/.test(url.hostname))
    return { expected: 'et domæne: https://www.firma.dk/side' };
  if (url.username || url.password) return { expected: 'en adresse uden navn og kodeord før domænet' };
  return null;
}

function mailDiagnostic(address: string): AddressDiagnostic | null {
  if (/^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?|$)/.test(address)) return null;
  return { expected: 'mailto: og en hel mailadresse' };
}

function phoneDiagnostic(address: string): AddressDiagnostic | null {
  if (/^tel:\+\d{6,15}$/.test(address)) return null;
  const digits = address.replace(/[^\d+]/g, '');
  const number = /^\+\d{6,15}$/.test(digits) ? digits : /^\d{8}$/.test(digits) ? `+45${digits}` : undefined;
  return { expected: 'tel:, landekode og cifre uden mellemrum', example: number && `tel:${number}` };
}

/** Returns an address with its escapes read, so that what is hidden in them is found. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Removes the characters that nobody sees and spaces, as they are and as escapes. */
function cleaned(address: string): string {
  const without = (text: string, char: string) =>
    text.replaceAll(char, '').replaceAll(encodeURIComponent(char), '');
  return hiddenCharacters(decoded(address))
    .reduce((text, { char }) => without(text, char), address)
    .replace(/\s/g, '');
}
