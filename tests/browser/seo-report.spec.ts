import { data } from '../fixtures/published-data.ts';
import { expect, test } from './fixtures.ts';

test('the charts of the example report have text alternatives and a table of values', async ({ page }) => {
  await page.goto('/seo');
  const report = page.getByRole('article', { name: 'Månedsrapport' });
  await expect(report.getByRole('img', { name: /^Klik pr\. måned/ })).toBeVisible();
  await expect(report.getByRole('img', { name: /^Plads 1-3/ })).toBeVisible();
  const months = report.getByRole('table', { name: 'Klik, visninger og henvendelser måned for måned' });
  await expect(months).toBeHidden();
  await report.getByText('Se tallene måned for måned').click();
  // Header row, month of comparison and twelve months.
  await expect(months.getByRole('row')).toHaveCount(14);
  await expect(
    report.getByText(`henvendelser på en måned, før ${data.report.clicks[0]?.enquiries}`),
  ).toBeVisible();
});
