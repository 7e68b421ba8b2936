import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../scripts/lib/listen.ts';
import { root } from '../../scripts/lib/root.ts';
import { expect, test } from './fixtures.ts';

/* A host of its own: Playwright does not intercept the requests of service workers. */

const formerWorker = `
  addEventListener('install', (event) => event.waitUntil(caches.open('former').then((cache) => cache.put('/a', new Response('a'))).then(() => skipWaiting())));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(new Response('<title>Den gamle side</title>', { headers: { 'Content-Type': 'text/html' } }));
  });
`;

test.use({ allowedConsole: [/^request to another origin: http:\/\/localhost:/] });

for (const file of ['sw.js', 'service-worker.js']) {
  test(`a former site's /${file} no longer shows that site`, { tag: '@rare' }, async ({ page }) => {
    let isMoved = false;
    const server = createServer(({ url = '' }, response) => {
      if (!url.endsWith('.js')) {
        response.setHeader('Content-Type', 'text/html');
        response.end(`<title>${isMoved ? 'Den nye side' : 'Den gamle side'}</title>`);
        return;
      }
      response.setHeader('Content-Type', 'text/javascript');
      response.end(isMoved ? readFileSync(join(root, 'public', url)) : formerWorker);
    });
    const { origin, close } = await listen(server);

    await page.goto(`${origin}/`);
    await page.evaluate(async (name) => {
      await navigator.serviceWorker.register(`/${name}`);
      await navigator.serviceWorker.ready;
    }, file);
    isMoved = true;
    await page.goto(`${origin}/priser`);
    await expect(page).toHaveTitle('Den nye side');
    await expect
      .poll(() =>
        page.evaluate(async () => [
          await caches.keys(),
          (await navigator.serviceWorker.getRegistrations()).length,
        ]),
      )
      .toEqual([[], 0]);
    close();
  });
}
