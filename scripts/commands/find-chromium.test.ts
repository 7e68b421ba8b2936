import { expect, test } from 'vitest';
import { type ChromiumSources, findChromium } from './find-chromium.ts';

type Setting = {
  programs: string[];
  downloads?: boolean;
  package?: boolean;
  isRoot?: boolean;
  chosen?: string;
};

/** A fake machine, with a list of what was tried on it. */
function machine({
  programs,
  downloads = false,
  package: packaged = false,
  isRoot = false,
  chosen,
}: Setting) {
  const present = new Set(programs);
  const tried: string[] = [];
  const sources: ChromiumSources = {
    chosen,
    shellPath: () => (present.has('/bin/shell') ? '/bin/shell' : null),
    playwrightPath: '/cache/chrome',
    systemPaths: () => ['/bin/chromium', '/bin/google-chrome'],
    isRoot,
    starts: (program) => present.has(program),
    download: () => {
      tried.push('download');
      if (downloads) present.add('/cache/chrome');
      return downloads;
    },
    installPackage: () => {
      tried.push('package');
      if (packaged) present.add('/bin/shell');
      return packaged;
    },
  };
  return { sources, tried };
}

test.each<[string, Setting, string, string[]]>([
  ['the chosen one wins', { programs: ['/mine', '/bin/shell'], chosen: '/mine' }, '/mine', []],
  ['the system has a shell', { programs: ['/cache/chrome', '/bin/shell'] }, '/bin/shell', []],
  ['Playwright has downloaded one', { programs: ['/cache/chrome', '/bin/chromium'] }, '/cache/chrome', []],
  [
    'the shell is installed beside the browser',
    { programs: ['/bin/chromium'], isRoot: true, package: true },
    '/bin/shell',
    ['package'],
  ],
  [
    'Playwright downloads one',
    { programs: ['/bin/chromium'], downloads: true },
    '/cache/chrome',
    ['download'],
  ],
  [
    'there is no package, so Playwright downloads one',
    { programs: [], isRoot: true, downloads: true },
    '/cache/chrome',
    ['package', 'download'],
  ],
  ['only the system has one', { programs: ['/bin/google-chrome'] }, '/bin/google-chrome', ['download']],
])('%s', (_name, setting, path, tried) => {
  const { sources, tried: record } = machine(setting);
  expect(findChromium(sources)).toEqual({ ok: true, path });
  expect(record).toEqual(tried);
});

test.each<[string, Setting, RegExp, string[]]>([
  ['the chosen one does not start', { programs: ['/bin/shell'], chosen: '/gone' }, /\/gone/, []],
  ['nothing there, no right to install', { programs: [], package: true }, /CHROMIUM_PATH=/, ['download']],
  ['nothing there, no package', { programs: [], isRoot: true }, /CHROMIUM_PATH=/, ['package', 'download']],
])('fails when %s', (_name, setting, message, tried) => {
  const { sources, tried: record } = machine(setting);
  expect(findChromium(sources)).toEqual({ ok: false, message: expect.stringMatching(message) });
  expect(record).toEqual(tried);
});
