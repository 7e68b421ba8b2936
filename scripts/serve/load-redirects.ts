import { parseAllRedirects } from '@netlify/redirect-parser';

type Redirect = { readonly status: number; readonly location: string };
/** Returns the redirect for a path and its query (`?a=1` or empty), or null if no rule matches. */
type RedirectLookup = (pathname: string, search: string) => Redirect | null;

type Rule = { readonly from: string; readonly to: string; readonly status: number };

/**
 * Reads `_redirects` with Netlify's parser. The first line that matches wins; a star stands for any rest.
 * @throws with every line that the parser rejects
 */
export async function loadRedirects(file: string): Promise<RedirectLookup> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  if (errors.length) throw new Error(errors.map((error: Error) => error.message).join('\n'));
  return (pathname, search) => {
    const matches = ({ from }: Rule) =>
      from.endsWith('/*') ? `${pathname}/`.startsWith(from.slice(0, -1)) : from === pathname;
    const rule = (redirects as Rule[]).find(matches);
    // The visitor's query goes before the fragment of the target.
    return rule ? { status: rule.status, location: rule.to.replace(/#|$/, (hash) => search + hash) } : null;
  };
}
