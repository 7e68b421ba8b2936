import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
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
  const used = {
    names: new Set(['ny/havn.webp', 'ny/kurve.svg', 'ny/ubrugt.svg', 'cases/klinik.png', 'hold/anna.jpg']),
    figures: new Set(['ny/havn.webp', 'ny/kurve.svg']),
    images: new Set(['cases/klinik']),
    articleImages: new Set(['ny']),
  };
  expect(unusedPictures(used, written)).toEqual([
    'content/billeder/ny/ubrugt.svg: ingen side viser billedet',
    'content/billeder/hold/anna.jpg: ingen side viser billedet',
    'public/billeder/artikler/slettet-….webp og .avif: ingen artikel viser billedet',
    'public/billeder/indhold/slettet/kyst-….webp og .avif: billedet i content/billeder er slettet',
  ]);
});
