import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.ts';
import { builtFiles, dist, readBuilt } from './built-site.ts';

const lines = readBuilt('_redirects').trimEnd().split('\n');
test('netlify.toml serves the 404 page of the articles for unknown articles and adds no other rule', async () => {
  const { redirects: netlifyRules, errors } = await parseAllRedirects({
    redirectsFiles: [join(dist, '_redirects')],
    netlifyConfigPath: join(root, 'netlify.toml'),
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const parsed = (netlifyRules as { from: string; to: string; status: number; force?: boolean }[]).map(
    ({ from, to, status, force }) => [from, to, status, Boolean(force)],
  );
  // Not forced, so that existing articles are served. Last, so that former addresses below it still redirect.
  expect(parsed.at(-1)).toEqual(['/artikler/*', '/artikler/404.html', 404, false]);
  expect(parsed.slice(0, -1)).toHaveLength(lines.length);
  expect(builtFiles()).toContain('artikler/404.html');
});

// Cloudflare Pages ignores lines that break a rule: developers.cloudflare.com/pages/configuration/redirects. Its own tool
// is no dependency, because it takes 195 MB.
test('on Cloudflare Pages every line is valid, and none is ignored', () => {
  for (const line of lines) {
    expect(line).toMatch(/^\/[^\s:*]*(?:\/\*)? \/\S* (?:301|200)$/);
    expect(line, 'percent-encoded and not too long').toMatch(/^[ -~]{1,1000}$/);
    expect(line, 'no loop with clean URLs').not.toMatch(/^\S*\/\*? \S*\/index(?:\.html)? /);
  }
  const sources = lines.map((line) => line.replace(/ .*/, ''));
  expect(new Set(sources).size).toBe(sources.length);
  const splats = sources.filter((from) => from.endsWith('/*'));
  // A plain source after a splat is ignored.
  expect(sources.slice(-splats.length)).toEqual(splats);
  expect(splats.length).toBeLessThanOrEqual(100);
  expect(sources.length - splats.length).toBeLessThanOrEqual(2000);
});
