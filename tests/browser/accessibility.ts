import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks a part of the page, by all rules that are on or by the named ones. */
export async function expectNoAxeViolations(page: Page, part: string, ...rules: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([context, runOnly]) => {
      const options: RunOptions = { resultTypes: ['violations'], ...(runOnly.length > 0 && { runOnly }) };
      const result = await window.axe?.run(context, options);
      return result?.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [part, rules] as const,
  );
  expect.soft(found, 'accessibility rules').toEqual([]);
}
