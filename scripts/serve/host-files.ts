import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

/* `_headers` and `_redirects`, as Netlify's own parsers read them. */

/**
 * Returns a function that finds the headers of a path. Where several blocks set a header, the last one wins.
 * @throws with every line that the parser rejects
 */
export async function loadHeaders(file: string) {
  const options = { headersFiles: [file], configHeaders: [], minimal: false };
  const { headers, errors } = await parseAllHeaders(options);
  failOn(errors);
  const blocks = headers.flatMap((block) => ('forRegExp' in block ? [block] : []));
  return (pathname: string): Record<string, string> =>
    Object.assign(
      {},
      ...blocks.filter((block) => block.forRegExp.test(pathname)).map((block) => block.values),
    );
}

type Rule = { readonly from: string; readonly to: string; readonly status: number };

/**
 * Returns a function that finds the redirect of a path and its query (`?a=1` or empty): the first line that matches, where
 * a star stands for any rest.
 * @throws with every line that the parser rejects
 */
export async function loadRedirects(file: string) {
  const options = { redirectsFiles: [file], configRedirects: [], minimal: false };
  const { redirects, errors } = await parseAllRedirects(options);
  failOn(errors);
  return (pathname: string, search: string) => {
    const matches = ({ from }: Rule) =>
      from.endsWith('/*') ? `${pathname}/`.startsWith(from.slice(0, -1)) : from === pathname;
    const rule = (redirects as Rule[]).find(matches);
    // The visitor's query goes before the fragment of the target.
    return rule && { status: rule.status, location: rule.to.replace(/#|$/, (hash) => search + hash) };
  };
}

function failOn(errors: readonly Error[]): void {
  if (errors.length) throw new Error(errors.map(({ message }) => message).join('\n'));
}
