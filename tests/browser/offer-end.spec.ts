import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from '#src/site/facts.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { editFile } from '../other-builds/edit-file.ts';
import { projectCopy } from '../other-builds/project-copy.ts';
import { expect, test } from './fixtures.ts';

const listPrice = facts['pakke.mellem.pris'].value;

test.use({
  // A site that was built during an offer with a last day.
  baseURL: async ({ baseURL: _replaced }, use) => {
    const copy = projectCopy();
    const factsFile = join(copy, 'src/site/facts.ts');
    editFile(factsFile, /(percent: )\d+/, '$110');
    editFile(factsFile, /( lastDay: ).*(?=,\n)/, "$1'2027-01-31'");
    const directory = join(copy, 'dist');
    const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/main.ts'], {
      cwd: copy,
      env: { ...process.env, BUILD_DATE: '2027-01-27', OUT_DIRECTORY: directory },
      encoding: 'utf8',
    });
    expect(built.status, `${built.stdout}\n${built.stderr}`).toBe(0);
    const { origin, close } = await startStaticHost({ directory, leads: join(copy, 'leads') });
    await use(origin);
    close();
    rmSync(copy, { recursive: true, force: true });
  },
});

test('the day after the last day of an offer, the calculator of an older page has it no more', {
  tag: '@rare',
}, async ({ page, baseURL }) => {
  const calculator = page.locator('[data-island="calculator"]');
  for (const [time, price, isOffered] of [
    ['2027-01-31T22:30:00Z', Math.round(listPrice * 0.9), true],
    // Half past midnight in Denmark.
    ['2027-01-31T23:30:00Z', listPrice, false],
  ] as const) {
    await page.goto('about:blank');
    await page.clock.setFixedTime(time);
    await page.goto('/priser#prisudregner', { referer: `${baseURL}/` });
    await expect(calculator).toHaveAttribute('data-ready', '');
    const medium = calculator.getByRole('radio', { name: /^Mellem/ });
    await expect(medium).toHaveAccessibleName(new RegExp(`fra ${formatKroner(price)}`));
    await medium.check();
    await expect(calculator).toContainText(`Vejledende pris: fra ${formatKroner(price)}`);
    await expect(calculator.getByText('rabat')).toHaveCount(isOffered ? 1 : 0);
    await page.evaluate(() => sessionStorage.clear());
  }
});
