import { expect, test } from 'vitest';
import { atomFeed, type FeedArticle } from './atom-feed.ts';
import { headersFile } from './headers-file.ts';
import { siteHeaders } from './site-headers.ts';
import { sitemap } from './sitemap.ts';

const origin = 'https://test.example';

const article = (path: string, date: string, updated: string | null = null): FeedArticle => ({
  path,
  title: 'Pris & "værdi" <nu>',
  excerpt: "Hvad får du for pengene? Det er 'fra'.",
  category: 'AI & Digital',
  date,
  updated,
  tags: ['pris'],
});

test('lists canonical URLs in the sitemap, dated by the content, the overview by its newest article', () => {
  const content = {
    articles: [article('/artikler/a', '2025-09-02', '2025-12-01'), article('/artikler/b', '2025-11-04')],
    textPages: [{ path: '/cookies', updated: '2025-07-24' }],
  };
  const paths = ['/', '/artikler', '/artikler/b', '/cookies'];
  expect(sitemap(paths, content, origin)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://test.example/</loc></url>
  <url><loc>https://test.example/artikler</loc><lastmod>2025-12-01</lastmod></url>
  <url><loc>https://test.example/artikler/b</loc><lastmod>2025-11-04</lastmod></url>
  <url><loc>https://test.example/cookies</loc><lastmod>2025-07-24</lastmod></url>
</urlset>
`,
  );
});

test('renders feed entries newest first, with absolute URLs, escaped text and the UTC offset of each day', () => {
  const feed = atomFeed(
    [article('/artikler/a', '2025-01-21'), article('/artikler/b', '2025-09-02', '2025-09-05')],
    origin,
  );
  expect(feed.split('<entry>')[1]?.split('</entry>')[0]).toBe(`
    <title>Pris &amp; &quot;værdi&quot; &lt;nu&gt;</title>
    <id>https://test.example/artikler/b</id>
    <link rel="alternate" type="text/html" href="https://test.example/artikler/b"/>
    <published>2025-09-02T00:00:00+02:00</published>
    <updated>2025-09-05T00:00:00+02:00</updated>
    <category term="AI &amp; Digital"/>
    <category term="pris"/>
    <summary>Hvad får du for pengene? Det er &apos;fra&apos;.</summary>
  `);
  expect(feed).toContain('<published>2025-01-21T00:00:00+01:00</published>');
  expect(feed.match(/ {2}<updated>(.*)<\/updated>/)?.[1]).toBe('2025-09-05T00:00:00+02:00');
  expect(feed).toContain('<id>https://test.example/feed.xml</id>');
});

const none = {
  scriptHashes: [],
  styleHashes: [],
  connectSources: [],
  scriptSources: [],
  imageHosts: [],
};

test('search engines leave a preview out, and only that', () => {
  expect(siteHeaders({ ...none, isPreview: true }).common).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  expect(siteHeaders(none).common).not.toHaveProperty('X-Robots-Tag');
});

test('sets no header twice for one path', () => {
  const assets = ['/assets/a-12345678.woff2', '/assets/b-12345678.js'];
  const [all, ...others] = headersFile(siteHeaders(none), assets).split(/^(?=\/)/m);
  expect(all).not.toContain('Cache-Control');
  expect(others.map((block) => block.split('\n', 1)[0])).toEqual([...assets, '/billeder/*']);
  for (const block of others) expect(block.match(/^ {2}[\w-]+:/gm)).toEqual(['  Cache-Control:']);
});
