import { expect, test } from 'vitest';
import { type ChromiumSources, findChromium } from './find-chromium.ts';

type Setting = {
  programs: string[];
  downloads?: boolean;
  package?: boolean;
  chosen?: string;
};

/** Returns a mock of the system and the list of installations that were attempted. */
function mockSystem({ programs, downloads = false, package: packaged = false, chosen }: Setting) {
  const present = new Set(programs);
  const attempts: string[] = [];
  const sources: ChromiumSources = {
    chosen,
    preferredPaths: () => ['/bin/shell', '/cache/chrome'],
    systemPaths: () => ['/bin/chromium', '/bin/google-chrome'],
    starts: (program) => present.has(program),
    download: () => {
      attempts.push('download');
      if (downloads) present.add('/cache/chrome');
      return downloads;
    },
    installPackage: () => {
      attempts.push('package');
      if (packaged) present.add('/bin/shell');
      return packaged;
    },
  };
  return { sources, attempts };
}

test.each<[string, Setting, string, string[]]>([
  ['uses the chosen browser', { programs: ['/mine', '/bin/shell'], chosen: '/mine' }, '/mine', []],
  ['uses the headless shell of the system', { programs: ['/cache/chrome', '/bin/shell'] }, '/bin/shell', []],
  ['uses the downloaded browser', { programs: ['/cache/chrome', '/bin/chromium'] }, '/cache/chrome', []],
  [
    'downloads a browser with Playwright',
    { programs: ['/bin/chromium'], downloads: true, package: true },
    '/cache/chrome',
    ['download'],
  ],
  [
    'uses any browser of the system before it installs one',
    { programs: ['/bin/google-chrome'], package: true },
    '/bin/google-chrome',
    ['download'],
  ],
  [
    'installs the headless shell where there is no browser',
    { programs: [], package: true },
    '/bin/shell',
    ['download', 'package'],
  ],
])('%s', (_name, setting, path, expected) => {
  const { sources, attempts } = mockSystem(setting);
  expect(findChromium(sources)).toEqual({ ok: true, path });
  expect(attempts).toEqual(expected);
});

test.each<[string, Setting, RegExp, string[]]>([
  ['the chosen browser does not start', { programs: ['/bin/shell'], chosen: '/gone' }, /\/gone/, []],
  ['nothing is found or installed', { programs: [] }, /CHROMIUM_PATH=/, ['download', 'package']],
])('fails when %s', (_name, setting, message, expected) => {
  const { sources, attempts } = mockSystem(setting);
  expect(findChromium(sources)).toEqual({ ok: false, message: expect.stringMatching(message) });
  expect(attempts).toEqual(expected);
});
