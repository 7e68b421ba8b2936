import { expect, test } from 'vitest';
import { readBuilt } from './built-site.ts';

const lines = readBuilt('_redirects').trimEnd().split('\n');

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
  expect(sources.slice(sources.length - splats.length)).toEqual(splats);
  expect(splats.length).toBeLessThanOrEqual(100);
  expect(sources.length - splats.length).toBeLessThanOrEqual(2000);
});
