import type { Page } from '@playwright/test';

/** Delays every request for an address until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Returns a list that collects the URLs of all further requests that match. */
export function recordRequests(page: Page, pattern: string | RegExp = ''): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().search(pattern) >= 0) requests.push(request.url());
  });
  return requests;
}

/** Console messages of the browser and the site when a form cannot be sent. */
export const sendErrors = /Failed to load resource|Afsendelse mislykkedes/;
