import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distDirectory } from '../../scripts/lib/dist-directory.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { failure, field, fill, island, open, send, thanks, webhook } from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import { sendErrors } from './send-errors.ts';

test.use({ allowedConsole: [sendErrors], contextOptions: { reducedMotion: 'reduce' } });

/** Each prepares a temp directory and returns a directory for leads that cannot be written to. */
const scenarios: Record<string, (directory: string) => Promise<string>> = {
  'a full disk': async (directory) => {
    await symlink('/dev/full', join(directory, 'kontakt.ndjson'));
    return directory;
  },
  'an unwritable leads directory': async (directory) => {
    // A path below a file is unwritable even for root.
    await mkdir(join(directory, 'data'));
    await writeFile(join(directory, 'data/leads'), '');
    return join(directory, 'data/leads');
  },
};

for (const [name, prepare] of Object.entries(scenarios)) {
  test.describe(name, () => {
    // Replaces the server of the other tests.
    test.use({
      baseURL: async ({ baseURL: _replaced }, use) => {
        const directory = await mkdtemp(join(tmpdir(), 'full-disk-'));
        const leads = await prepare(directory);
        const { origin, close } = await startStaticHost({ directory: distDirectory, leads });
        await use(origin);
        close();
        await rm(directory, { recursive: true, force: true });
      },
    });

    test(`with ${name} on the server, the contact form shows an error with phone and e-mail, no confirmation, and keeps what was typed`, async ({
      page,
    }) => {
      test.skip(name.includes('disk') && !existsSync('/dev/full'), 'only Linux has /dev/full');
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
