import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project-files.ts';

test('the font weighs at most 20 KB', () => {
  expect(statSync(join(root, 'src/styles/fonts/schibsted-grotesk.woff2')).size).toBeLessThanOrEqual(
    20 * 1024,
  );
});
