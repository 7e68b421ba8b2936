import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { finishPublicFiles } from './public-files.ts';

test('names a file of the owner that the build has written over, and where it belongs', async () => {
  const site = temporaryFolder({ _redirects: 'ours', 'om.html': 'ours', 'logo.png': 'same' });
  const own = temporaryFolder({
    _redirects: '/a /b',
    'om.html': 'mine',
    'logo.png': 'same',
    'kladde.avif': '',
  });
  expect(await finishPublicFiles(site, own)).toEqual([
    expect.stringMatching(/^public\/_redirects ville gå tabt.*redirects\.ts\.$/),
    expect.stringMatching(/^public\/om\.html ville.*andet navn\.$/),
  ]);
});

test.skipIf(process.platform === 'win32')('copies of private files can be read by a web server', async () => {
  const site = temporaryFolder({ 'logo.png': '' });
  chmodSync(join(site, 'logo.png'), 0o600);
  await finishPublicFiles(site, temporaryFolder({ 'logo.png': '' }));
  expect(statSync(join(site, 'logo.png')).mode & 0o777).toBe(0o666 & ~process.umask());
});
