import { parseAllHeaders } from '@netlify/headers-parser';

/** Returns the headers that `_headers` sets for a path. */
type HeaderLookup = (pathname: string) => Record<string, string>;

/**
 * Reads `_headers` with Netlify's parser. Where several blocks set a header, the last one wins.
 * @throws with every line that the parser rejects
 */
export async function loadHeaders(file: string): Promise<HeaderLookup> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: false,
  });
  if (errors.length) throw new Error(errors.map((error) => error.message).join('\n'));
  const blocks = headers.flatMap((block) => ('forRegExp' in block ? [block] : []));
  return (pathname) =>
    Object.assign(
      {},
      ...blocks.filter((block) => block.forRegExp.test(pathname)).map((block) => block.values),
    );
}
