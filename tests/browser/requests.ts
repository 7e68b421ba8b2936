import type { Page } from '@playwright/test';

/** Holds every request for an address until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Counts the requests that leave for an address from now on. */
export function countRequests(page: Page, path: string): { readonly sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith(path)) count.sent += 1;
  });
  return count;
}
