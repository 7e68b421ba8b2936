import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { filesIn } from '../lib/files-in.ts';
import { removeUnshownPictures } from './shown-pictures.ts';

test('pictures of a draft are not published; those of a page are, in all sizes', async () => {
  const shown = [
    'billeder/artikler/guide-2025-16x9.webp',
    'billeder/artikler/guide-2025-480.avif',
    'billeder/cases/kat-640.webp',
    'billeder/indhold/guide-2025/foto-640.webp',
    'billeder/indhold/guide-2025/kurve.svg',
    'favicon.svg',
  ];
  const unshown = ['billeder/artikler/kladde-480.avif', 'billeder/indhold/kladde/kurve.svg'];
  const site = temporaryFolder(Object.fromEntries([...shown, ...unshown].map((file) => [file, ''])));
  const page = {
    assets: [
      '/billeder/indhold/guide-2025/foto-1280.avif',
      '/billeder/indhold/guide-2025/kurve.svg',
      'https://firma.dk/billeder/artikler/guide-2025-1x1.webp',
    ],
  };
  await removeUnshownPictures(site, await filesIn(site), [page]);
  expect((await filesIn(site)).sort()).toEqual(shown);
});
