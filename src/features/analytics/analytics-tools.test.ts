import { expect, test } from 'vitest';
import { analyticsTool } from './analytics-tools.ts';

test.each([
  ['https://tal.firma.dk/matomo.js', 'https://tal.firma.dk/matomo.php'],
  ['https://tal.firma.dk/piwik.js?v=2', 'https://tal.firma.dk/piwik.php'],
  ['https://tal.jshuse.dk/matomo.js', 'https://tal.jshuse.dk/matomo.php'],
  ['https://firma.dk/tal.jse/matomo.js', 'https://firma.dk/tal.jse/matomo.php'],
])('Matomo loaded from %s sends visits to %s', (src, tracker) => {
  const globals: Record<string, unknown> = {};
  analyticsTool(src)?.configure?.({ src, dataset: { siteId: '1' } } as unknown as HTMLScriptElement, globals);
  expect(globals._paq).toContainEqual(['setTrackerUrl', tracker]);
});

test('Matomo sends visits to the address in data-tracker-url', () => {
  const globals: Record<string, unknown> = {};
  const script = {
    src: 'https://cdn.matomo.cloud/a/matomo.js',
    dataset: { trackerUrl: 'https://a.test/m.php' },
  };
  analyticsTool(script.src)?.configure?.(script as unknown as HTMLScriptElement, globals);
  expect(globals._paq).toContainEqual(['setTrackerUrl', 'https://a.test/m.php']);
});
