import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distDirectory } from '../../scripts/lib/dist-directory.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { failure, field, fill, island, open, send, thanks, webhook } from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import { sendErrors } from './send-errors.ts';

test.use({
  allowedConsole: [sendErrors],
  contextOptions: { reducedMotion: 'reduce' },
  // Replaces the server of the other tests.
  baseURL: async ({ baseURL: _replaced }, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'unwritable-leads-'));
    // A path below a file is unwritable even for root.
    await writeFile(join(directory, 'file'), '');
    const leads = join(directory, 'file/leads');
    const { origin, close } = await startStaticHost({ directory: distDirectory, leads });
    await use(origin);
    close();
    await rm(directory, { recursive: true, force: true });
  },
});

test('when the server cannot store a lead, the contact form shows an error with phone and e-mail, no confirmation, and keeps what was typed', async ({
  page,
}) => {
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
