import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distDirectory } from '../../scripts/dist-directory.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { failure, field, fill, island, open, send, thanks, webhook } from './contact-form.ts';
import { test as base, expect } from './fixtures.ts';
import { sendErrors } from './webhook-failures.ts';

/**
 * Prepares a temp directory and returns a directory for leads that cannot be written to. Wrapped in an object, because
 * Playwright would call a function as a fixture.
 */
type Scenario = { readonly prepare: (directory: string) => Promise<string> };

/** Runs each test on a separate server with the leads directory of the scenario. */
const test = base.extend<{ scenario: Scenario }>({
  scenario: [{ prepare: async (directory) => directory }, { option: true }],
  baseURL: async ({ scenario }, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'full-disk-'));
    const leads = await scenario.prepare(directory);
    const { origin, close } = await startStaticHost({ directory: distDirectory, leads });
    await use(origin);
    close();
    await rm(directory, { recursive: true, force: true });
  },
});
test.use({ allowedConsole: [sendErrors], contextOptions: { reducedMotion: 'reduce' } });

const scenarios: Record<string, Scenario> = {
  'a full disk': {
    prepare: async (directory) => {
      await symlink('/dev/full', join(directory, 'kontakt.ndjson'));
      return directory;
    },
  },
  'an unwritable leads directory': {
    prepare: async (directory) => {
      // A path below a file is unwritable even for root.
      await mkdir(join(directory, 'data'));
      await writeFile(join(directory, 'data/leads'), '');
      return join(directory, 'data/leads');
    },
  },
};

for (const [name, scenario] of Object.entries(scenarios)) {
  test.describe(name, () => {
    test.use({ scenario });

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
