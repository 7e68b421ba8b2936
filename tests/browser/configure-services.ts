import type { Page } from '@playwright/test';

/**
 * Serves every page as a build with these services would: with their meta elements, and with their origins in the
 * content security policy. `tests/other-builds/other-builds.test.ts` checks a real build for the same output.
 */
export async function configureServices(
  page: Page,
  metaElements: string,
  origins: readonly string[] = [],
): Promise<void> {
  await page.context().route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(
      /(script-src|connect-src|img-src) 'self'/g,
      (directive) => [directive, ...origins].join(' '),
    );
    const body = (await response.text()).replace('</head>', `${metaElements}</head>`);
    return route.fulfill({ response, headers, body });
  });
}
