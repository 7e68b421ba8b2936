import type { Page } from '@playwright/test';
import { analyticsSettings } from '#src/site/analytics-settings.ts';
import { configureServices } from './configure-services.ts';
import { expect, test } from './fixtures.ts';

/* Each tool's script is mocked by one that accepts the tool's commands and sends one hit. */

const tools = [
  {
    name: 'Plausible',
    src: 'https://plausible.io/js/script.js',
    attributes: 'data-domain="firma.dk"',
    script: `const { src, dataset } = document.currentScript;
      fetch(new URL(src).origin + '/api/event', {
        method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify({ n: 'pageview', d: dataset.domain, u: location.href }),
      });`,
    hit: /^https:\/\/plausible\.io\/api\/event .*"d":"firma\.dk"/,
  },
  {
    name: 'Plausible (site-specific script)',
    src: 'https://plausible.io/js/pa-abc123.js',
    // The script counts once the stub from the embed code is initialised, and sends queued events.
    script: `const { origin } = new URL(document.currentScript.src);
      const { o, q } = window.plausible;
      const send = (n) => fetch(origin + '/api/event', {
        method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify({ n, d: 'firma.dk', u: location.href }),
      });
      if (o && Array.isArray(q)) send('pageview');`,
    hit: /^https:\/\/plausible\.io\/api\/event .*"n":"pageview"/,
  },
  {
    name: 'Umami',
    src: 'https://cloud.umami.is/script.js',
    attributes: 'data-website-id="94db1cb1"',
    origins: 'https://gateway.umami.is',
    script: `const website = document.currentScript.getAttribute('data-website-id');
      const track = () => fetch('https://gateway.umami.is/api/send', {
        method: 'POST', keepalive: true, credentials: 'omit', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'event', payload: { website, url: location.href } }),
      });
      localStorage.setItem('umami.visitor', 'x');
      if (document.readyState === 'complete') track();
      else document.addEventListener('readystatechange', track, { once: true });`,
    hit: /^https:\/\/gateway\.umami\.is\/api\/send .*"website":"94db1cb1"/,
  },
  {
    name: 'Matomo',
    src: 'https://tal.firma.dk/matomo.js',
    attributes: 'data-site-id="7"',
    script: `const settings = {};
      for (const [command, value] of window._paq) settings[command] = value ?? true;
      if (settings.trackPageView && settings.enableLinkTracking) {
        new Image().src = settings.setTrackerUrl + '?idsite=' + settings.setSiteId + '&rec=1';
      }`,
    hit: /^https:\/\/tal\.firma\.dk\/matomo\.php\?idsite=7&rec=1/,
  },
  {
    name: 'Google Analytics 4',
    src: 'https://www.googletagmanager.com/gtag/js?id=G-PROEVE',
    origins: 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    // Like the real tool, accepts only commands that are `arguments` objects.
    script: `const commands = window.dataLayer.filter((each) => String(each) === '[object Arguments]');
      const [[js, time], [config, id]] = commands.map((each) => [...each]);
      if (js === 'js' && time instanceof Date && config === 'config') {
        navigator.sendBeacon('https://region1.google-analytics.com/g/collect?v=2&tid=' + id + '&en=page_view');
      }
      document.cookie = '_ga=1; path=/; max-age=9999';`,
    hit: /^https:\/\/region1\.google-analytics\.com\/g\/collect\?v=2&tid=G-PROEVE&en=page_view/,
  },
  {
    name: 'Microsoft Clarity',
    src: 'https://www.clarity.ms/tag/proeve1',
    origins: 'https://*.clarity.ms https://c.bing.com',
    // Calls the function that the embed code defines, and reads the commands that it kept.
    script: `window.clarity('metadata', (id) => id);
      if (window.clarity.q.length !== 1 || window.clarity.q[0][0] !== 'metadata') throw new Error('no queue');
      fetch('https://k.clarity.ms/collect', { method: 'POST', keepalive: true, body: location.pathname });
      document.cookie = '_clck=1; path=/; max-age=9999';`,
    hit: /^https:\/\/k\.clarity\.ms\/collect \//,
  },
  {
    name: 'Hotjar',
    src: 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6',
    origins: 'https://*.hotjar.com https://*.hotjar.io wss://*.hotjar.com',
    script: `const { hjid, hjsv } = window._hjSettings;
      window.hj('stateChange', location.pathname);
      if (window.hj.q.length !== 1) throw new Error('no queue');
      fetch('https://in.hotjar.com/api/v2/client/sites/' + hjid + '/visit-data?sv=' + hjsv, {
        method: 'POST', keepalive: true, body: location.pathname,
      });`,
    hit: /^https:\/\/in\.hotjar\.com\/api\/v2\/client\/sites\/1234567\/visit-data\?sv=6 /,
  },
] as const;

/** Serves the site as a build with the tool's variables, and mocks the tool. Returns the requests to other origins. */
async function serveTool(page: Page, tool: (typeof tools)[number]) {
  const settings = analyticsSettings({
    VITE_ANALYTICS_SRC: tool.src,
    VITE_ANALYTICS_ATTRIBUTES: 'attributes' in tool ? tool.attributes : undefined,
    VITE_ANALYTICS_ORIGINS: 'origins' in tool ? tool.origins : undefined,
  });
  if (!settings) throw new Error('no script');
  const requests: string[] = [];
  await page.context().route(/^https:/, (route) => {
    const request = route.request();
    if (request.method() !== 'OPTIONS') requests.push(`${request.url()} ${request.postData() ?? ''}`);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
    if (request.url() === tool.src)
      return route.fulfill({ headers, contentType: 'text/javascript', body: `{${tool.script}}` });
    return route.fulfill({ headers, contentType: 'application/json', body: '{}' });
  });
  const attributes = Object.entries(settings.attributes).map(([name, value]) => ` ${name}="${value}"`);
  await configureServices(
    page,
    `<meta name="statistik" content="${settings.source}"${attributes.join('')}>`,
    [new URL(settings.source).origin, ...settings.origins],
  );
  return requests;
}

test.describe(() => {
  // All other console errors still fail the test, above all content security policy violations.
  test.use({ allowedConsole: [/^request to another origin: https:/] });

  for (const tool of tools) {
    test(`${tool.name} counts only after consent, and on the next page without asking`, async ({ page }) => {
      const requests = await serveTool(page, tool);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Må vi tælle dit besøg?' })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(requests).toEqual([]);
      await page.getByRole('button', { name: 'Acceptér alle' }).click();
      await expect.poll(() => requests).toEqual([`${tool.src} `, expect.stringMatching(tool.hit)]);
      // The next page counts without asking.
      await page.goto('/priser');
      await expect.poll(() => requests).toHaveLength(4);
      expect(requests[3]).toMatch(tool.hit);
    });
  }
});
