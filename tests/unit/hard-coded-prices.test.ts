import { expect, test } from 'vitest';
import { kroner, pricesIn } from '../../scripts/lib/prices.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const comment = /^\s*(?:\/?\*|\/\/)/;

/**
 * Code whose text ends up on a page, and tests of the pages, which must not fail when the owner changes a price. The
 * build itself checks texts, data and drawings. Unit tests may contain amounts.
 */
const sources = projectFiles().filter((file) =>
  /^(?:src\/(?!site\/facts\.ts|.+\.test\.).+\.tsx?|tests\/(?:browser|engines)\/.+\.ts)$/.test(file),
);

test('no price is hard-coded: every amount comes from the facts', () => {
  const found = sources.flatMap((file) =>
    readProjectFile(file)
      .split('\n')
      .flatMap((line, index) => {
        const prices = comment.test(line) ? [] : pricesIn(line, kroner);
        return prices.map((price) => `${file}:${index + 1}: ${price}`);
      }),
  );
  expect(found).toEqual([]);
});
