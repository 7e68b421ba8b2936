import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Creates an axe run for the page. Results other than violations are not transferred, and no second page is opened to
 * collect those of cross-origin frames, which the site has none of: together this halves the time.
 */
export const axeFor = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Checks a part of the page. */
export async function expectNoAxeViolations(page: Page, part: string): Promise<void> {
  const { violations } = await axeFor(page).include(part).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, 'accessibility rules').toEqual([]);
}
