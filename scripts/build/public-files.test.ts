import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { lostPublicFiles } from './public-files.ts';

test('names a file of the owner that the build has written over', async () => {
  const site = temporaryFolder({ 'om.html': 'ours', 'logo.png': 'same' });
  const own = temporaryFolder({ 'om.html': 'mine', 'logo.png': 'same' });
  expect(await lostPublicFiles(site, own)).toEqual([
    expect.stringMatching(/^public\/om\.html ville gå tabt/),
  ]);
});
