import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import { unusedPictures } from './unused-pictures.ts';

test('notes pictures that no page shows: in the content, of deleted articles, and sizes of deleted files', () => {
  const written = temporaryFolder(
    Object.fromEntries(
      [
        'artikler/ny-480.webp',
        'artikler/ny-1280.webp',
        'artikler/slettet-480.webp',
        'artikler/slettet-480.avif',
        'indhold/ny/havn-640.webp',
        'indhold/slettet/kyst-640.webp',
        'cases/klinik-640.webp',
      ].map((name) => [name, '']),
    ),
  );
  const names = new Set(['ny/havn.webp', 'ny/ubrugt.svg', 'cases/klinik.png', 'hold/anna.jpg']);
  const used = new Set(['indhold/ny/havn', 'cases/klinik', 'artikler/ny']);
  expect(unusedPictures(names, used, written).map(({ file }) => file)).toEqual([
    'content/billeder/ny/ubrugt.svg',
    'content/billeder/hold/anna.jpg',
    'public/billeder/artikler/slettet-….webp og .avif',
    'public/billeder/indhold/slettet/kyst-….webp og .avif',
  ]);
});
