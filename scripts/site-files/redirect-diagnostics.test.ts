import { expect, test } from 'vitest';
import { redirects } from '#src/features/redirects/redirect-table.ts';
import { redirectDiagnostics } from './redirect-diagnostics.ts';

const sources = redirects.map(({ from }) => from).filter((from) => !from.includes('*'));
const pages = new Map(
  [...redirects.map(({ to }) => to), ...sources].map((path) => [path, new Set<string>()]),
);

test('names the line of the table for each address that a page has now', () => {
  const diagnostics = redirectDiagnostics(redirects, pages);
  expect(diagnostics.map(({ where }) => where)).toEqual(expect.arrayContaining(sources));
  for (const { file, line, found } of diagnostics) {
    expect(file).toBe('src/features/redirects/redirect-table.ts');
    expect(line).toBeGreaterThan(1);
    expect(found).toMatch(/^adressen på en side: /);
  }
});
