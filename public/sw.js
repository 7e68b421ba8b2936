/*
 * This site has no service worker. A former site on the domain may have left one in visitors' browsers, which would go
 * on showing that site: this one replaces it, deletes what it kept, removes itself and loads the open pages again.
 */
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  await registration.unregister();
  // Fails for a page that was closed meanwhile.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}
