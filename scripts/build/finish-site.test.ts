import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { finishSite } from './finish-site.ts';

test('one report has all that is wrong: on a site without pages every address is gone and every redirect is dead', async () => {
  const site = temporaryFolder({ 'assets/a.js': '' });
  cpSync('public', site, { recursive: true });
  const report = finishSite(site, new Map());
  await expect(report).rejects.toThrow(/content\/adresser\.txt:\d+ [\s\S]*\n {2}fandt: +\/priser\n/);
});
