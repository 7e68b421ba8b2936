import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { checkPublicFiles } from './public-files.ts';

test('names a file of the owner that the build has written over', async () => {
  const site = temporaryFolder({ 'om.html': 'ours', 'logo.png': 'same' });
  const own = temporaryFolder({ 'om.html': 'mine', 'logo.png': 'same', 'kladde.avif': '' });
  await expect(checkPublicFiles(site, own)).rejects.toThrow(/^public\/om\.html ville gå tabt[^\n]*$/);
});
