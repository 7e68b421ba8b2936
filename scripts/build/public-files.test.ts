import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { lostPublicFiles } from './public-files.ts';

test('names a file of the owner that the build has written over, and where it belongs', async () => {
  const site = temporaryFolder({ _redirects: 'ours', 'om.html': 'ours', 'logo.png': 'same' });
  const own = temporaryFolder({
    _redirects: '/a /b',
    'om.html': 'mine',
    'logo.png': 'same',
  });
  expect(await lostPublicFiles(site, own)).toEqual([
    expect.stringMatching(/^public\/_redirects ville gå tabt.*redirects\.ts\.$/),
    expect.stringMatching(/^public\/om\.html ville.*andet navn\.$/),
  ]);
});
