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

/** Lets the first request for an address fail, as on a connection that drops for a moment. */
export async function abortFirst(page: Page, address: string): Promise<void> {
  let isFirst = true;
  await page.route(address, (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.abort();
  });
}
