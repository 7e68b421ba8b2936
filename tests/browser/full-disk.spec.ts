import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distDirectory } from '../../scripts/dist-directory.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { failure, field, fill, island, open, send, thanks, webhook } from './contact-form.ts';
import { test as base, expect } from './fixtures.ts';
import { sendingNoise } from './webhook-failures.ts';

type Place = { readonly prepare: (directory: string) => Promise<string> };

/** The site on a server of its own, whose folder of leads cannot be written to. */
const test = base.extend<{ place: Place }>({
  place: [{ prepare: async (directory) => directory }, { option: true }],
  baseURL: async ({ place }, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'full-disk-'));
    const leads = await place.prepare(directory);
    const { origin, close } = await startStaticHost({ directory: distDirectory, leads });
    await use(origin);
    close();
    await rm(directory, { recursive: true, force: true });
  },
});
test.use({ allowedConsole: [sendingNoise], contextOptions: { reducedMotion: 'reduce' } });

const places: Record<string, Place> = {
  'a disk that is full': {
    prepare: async (directory) => {
      await symlink('/dev/full', join(directory, 'kontakt.ndjson'));
      return directory;
    },
  },
  'a folder that cannot be written to': {
    prepare: async (directory) => {
      // Below a file nothing can be made, whoever runs this.
      await mkdir(join(directory, 'data'));
      await writeFile(join(directory, 'data/leads'), '');
      return join(directory, 'data/leads');
    },
  },
};

for (const [name, place] of Object.entries(places)) {
  test.describe(name, () => {
    test.use({ place });

    test(`${name}: nobody is thanked, phone and e-mail are offered, what was typed stays`, async ({
      page,
    }) => {
      test.skip(
        name.includes('disk') && !existsSync('/dev/full'),
        'only Linux has a disk that is always full',
      );
      await open(page);
      await fill(page);
      const answer = page.waitForResponse(`**${webhook}`);
      await send(page).click();
      expect((await answer).status()).toBe(500);
      const alert = island(page).getByRole('alert');
      await expect(alert).toContainText(failure);
      await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
      await expect(alert.getByRole('link', { name: 'sende det som e-mail' })).toBeVisible();
      await expect(thanks(page)).toHaveCount(0);
      await expect(field(page, 'Besked *')).toHaveValue('Vi skal bruge en ny hjemmeside.');
    });
  });
}
