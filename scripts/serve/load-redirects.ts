import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';

type Redirect = { readonly status: number; readonly location: string };
/** Returns the redirect for a path and its query (`?a=1` or empty), or null if no rule matches. */
type RedirectLookup = (pathname: string, search: string) => Redirect | null;

type Rule = { from: string; query: Record<string, string>; path: string; to: string; status?: number };

/**
 * Reads `_redirects` with Netlify's parser and matcher, so that the local host redirects like the real one.
 * @throws with every line that the parser rejects
 */
export async function loadRedirects(file: string): Promise<RedirectLookup> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  if (errors.length) throw new Error(errors.map((error: Error) => error.message).join('\n'));
  // The matcher uses older names for two of the parser's fields.
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

/** Inserts the visitor's query into the target, before its fragment. */
function withQuery(target: string, search: string): string {
  return target.includes('?') ? target : target.replace(/#|$/, (hash) => search + hash);
}
