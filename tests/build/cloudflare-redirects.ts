/**
 * `_redirects` as Cloudflare Pages parses it. Reimplements the rules of its documentation and its own tool, which is no
 * dependency because it takes 195 MB. See https://developers.cloudflare.com/pages/configuration/redirects/
 */
export type CloudflareRules = {
  readonly rules: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  /** Lines that the host would ignore, each with the reason. */
  readonly rejected: readonly string[];
};

const statusCodes = new Set([200, 301, 302, 303, 307, 308]);
const limits = { line: 1000, static: 2000, dynamic: 100 };

export function readCloudflareRedirects(text: string): CloudflareRules {
  const rules: { from: string; to: string; status: number }[] = [];
  const rejected: string[] = [];
  const seen = new Set<string>();
  let staticRules = 0;
  let dynamicRules = 0;

  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const reject = (reason: string) => rejected.push(`${reason}: ${line.slice(0, 100)}`);
    const [from = '', to = '', code = '302', ...rest] = line.trim().split(/\s+/);
    const status = Number(code);
    const isDynamic = /[*]|\/:\w/.test(from);

    if (line.length > limits.line) reject('line too long');
    else if (to === '' || rest.length) reject('expected two or three parts');
    else if (!from.startsWith('/')) reject('source is not a path');
    else if (!/^(?:\/|https:\/\/)/.test(to)) reject('target is not a path or an https URL');
    else if (!statusCodes.has(status)) reject(`unsupported status code ${code}`);
    else if ((from.match(/\*/g) ?? []).length > 1) reject('more than one splat');
    else if (!/^[\x21-\x7e]+$/.test(from + to)) reject('not percent-encoded');
    else if (seen.has(from)) reject('duplicate source');
    else if (/\/\*?$/.test(from) && /\/index(?:\.html)?$/.test(to)) reject('infinite loop with clean URLs');
    else if (isDynamic && ++dynamicRules > limits.dynamic) reject('too many dynamic redirects');
    else if (!isDynamic && ++staticRules > limits.static) reject('too many static redirects');
    else if (!isDynamic && dynamicRules > 0) reject('static redirect after a dynamic one');
    else {
      seen.add(from);
      rules.push({ from, to, status });
    }
  }
  return { rules, rejected };
}

/** Returns the target for a path. Static rules match exactly; `/a/*` matches `/a` and every path below it. */
export function matchCloudflare({ rules }: CloudflareRules, path: string): string | null {
  const rule = rules.find(({ from }) =>
    from.endsWith('/*') ? path === from.slice(0, -2) || path.startsWith(from.slice(0, -1)) : from === path,
  );
  return rule?.to ?? null;
}
