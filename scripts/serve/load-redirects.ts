import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';

type Redirection = { readonly status: number; readonly location: string };
/** The redirection for a path and its query (`?a=1` or empty); null where no rule matches. */
export type RedirectLookup = (pathname: string, search: string) => Redirection | null;

type Rule = { from: string; query: Record<string, string>; path: string; to: string; status?: number };

/**
 * Reads `_redirects` with Netlify's own parser and engine, so that the local host answers as the real one.
 * @throws with every line that the parser rejects
 */
export async function loadRedirects(file: string): Promise<RedirectLookup> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  if (errors.length) throw new Error(errors.map((error: Error) => error.message).join('\n'));
  // The engine knows two of the parser's fields by older names.
  const rules = (redirects as Rule[]).map(({ from, query, ...rule }) => ({
    ...rule,
    origin: from,
    params: query,
  }));
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {});

  return (pathname, search) => {
    const match = matcher.match({
      scheme: 'http',
      host: 'localhost',
      path: pathname,
      query: search.slice(1),
      headers: {},
      cookieValues: {},
      getHeader: () => '',
      getCookie: () => '',
    });
    if (!match || match.status < 300 || match.status > 399) return null;
    return { status: match.status, location: withQuery(match.to, search) };
  };
}

/** The target with the visitor's query, before the fragment where there is one. */
function withQuery(target: string, search: string): string {
  if (!search || target.includes('?')) return target;
  const [address = '', fragment] = target.split('#');
  return address + search + (fragment === undefined ? '' : `#${fragment}`);
}
