/**
 * How Cloudflare Pages reads `_redirects`, as its documentation and its own tool state it. The tool weighs
 * 195 MB, so its rules are written down here; https://developers.cloudflare.com/pages/configuration/redirects/
 */
export type CloudflareRules = {
  readonly rules: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  /** Lines that the host would leave out, and why. */
  readonly rejected: readonly string[];
};

const codes = new Set([200, 301, 302, 303, 307, 308]);
const limits = { line: 1000, plain: 2000, dynamic: 100 };

export function readCloudflareRedirects(text: string): CloudflareRules {
  const rules: { from: string; to: string; status: number }[] = [];
  const rejected: string[] = [];
  const seen = new Set<string>();
  let plain = 0;
  let dynamic = 0;

  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const reject = (why: string) => rejected.push(`${why}: ${line.slice(0, 100)}`);
    const [from = '', to = '', code = '302', ...rest] = line.trim().split(/\s+/);
    const status = Number(code);
    const isDynamic = /[*]|\/:\w/.test(from);

    if (line.length > limits.line) reject('too long');
    else if (to === '' || rest.length) reject('two or three parts expected');
    else if (!from.startsWith('/')) reject('a source is a path');
    else if (!/^(?:\/|https:\/\/)/.test(to)) reject('a target is a path or an https address');
    else if (!codes.has(status)) reject(`code ${code} is not taken`);
    else if ((from.match(/\*/g) ?? []).length > 1) reject('more than one splat');
    else if (!/^[\x21-\x7e]+$/.test(from + to)) reject('not percent-encoded');
    else if (seen.has(from)) reject('the source stands twice');
    else if (/\/\*?$/.test(from) && /\/index(?:\.html)?$/.test(to))
      reject('an endless loop with clean addresses');
    else if (isDynamic && ++dynamic > limits.dynamic) reject('too many splats');
    else if (!isDynamic && ++plain > limits.plain) reject('too many lines');
    else if (!isDynamic && dynamic > 0) reject('a plain line after a splat');
    else {
      seen.add(from);
      rules.push({ from, to, status });
    }
  }
  return { rules, rejected };
}

/** Where the rules lead a path: plain lines match letter by letter, `/a/*` takes `/a` and all below it. */
export function matchCloudflare({ rules }: CloudflareRules, path: string): string | null {
  const rule = rules.find(({ from }) =>
    from.endsWith('/*') ? path === from.slice(0, -2) || path.startsWith(from.slice(0, -1)) : from === path,
  );
  return rule?.to ?? null;
}
