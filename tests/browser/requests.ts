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

/** The addresses of the requests that leave from now on, of those that fit. */
export function recordRequests(page: Page, fitting: string | RegExp = ''): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().search(fitting) >= 0) requests.push(request.url());
  });
  return requests;
}
