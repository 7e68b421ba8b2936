import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../listen.ts';
import { type BuiltSite, expectations } from './expectations.ts';
import { tryHost } from './try-host.ts';

const page = `<p>${'forside '.repeat(200)}</p>`;
const site: BuiltSite = {
  files: new Map(
    Object.entries({
      '/index.html': page,
      '/omos.html': '<p>om os</p>',
      '/404.html': '<p>findes ikke</p>',
      '/assets/a-12345678.js': 'a()',
    }).map(([name, text]) => [name, Buffer.from(text)]),
  ),
  redirects: [{ from: '/about', to: '/omos#hold' }],
  headers: { 'x-frame-options': 'DENY' },
};

type Sent = { status: number; headers: Record<string, string>; body: string };

/** What is sent for a path instead of what was promised; with `when` only in place of that status. */
type Spoilt = {
  path: string;
  when?: number;
  status?: number;
  body?: string;
  headers?: Record<string, string>;
};

/** A host that keeps every promise but the one that is spoilt. */
function host(spoilt?: Spoilt): RequestListener {
  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?');
    const file = path === '/' ? '/index.html' : path.startsWith('/assets/') ? path : `${path}.html`;
    const found = file === '/404.html' ? undefined : site.files.get(file);
    const isPage = file.endsWith('.html') || !found;
    const sent: Sent = {
      status: found ? 200 : 404,
      headers: {
        'X-Frame-Options': 'DENY',
        'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
        'Cache-Control': isPage
          ? 'public, max-age=0, must-revalidate'
          : 'public, max-age=31536000, immutable',
        'ETag': '"1"',
        'Vary': 'Accept-Encoding',
      },
      body: String(found ?? site.files.get('/404.html')),
    };
    const lead = (status: number, to: string) => {
      const [target, hash] = to.split('#');
      Object.assign(sent, { status, body: '' });
      sent.headers.Location = `${target}?${query}${hash ? `#${hash}` : ''}`;
    };
    if (path === '/about') lead(301, '/omos#hold');
    if (path === '/omos/' || path === '/omos.html') lead(308, '/omos');
    if (request.headers['if-none-match'] === '"1"') Object.assign(sent, { status: 304, body: '' });
    if (spoilt?.path === path && (spoilt.when ?? sent.status) === sent.status) {
      const { status = sent.status, body = sent.body, headers } = spoilt;
      Object.assign(sent, { status, body, headers: { ...sent.headers, ...headers } });
    }
    const squeeze = /gzip/.test(String(request.headers['accept-encoding'])) && sent.status === 200;
    if (squeeze) sent.headers['Content-Encoding'] = 'gzip';
    response.writeHead(sent.status, sent.headers);
    response.end(request.method === 'HEAD' ? undefined : squeeze ? gzipSync(sent.body) : sent.body);
  };
}

async function outcome(listener: RequestListener, exceptions?: Parameters<typeof tryHost>[2]) {
  const { port, close } = await listen(createServer(listener));
  onTestFinished(close);
  return tryHost(port, expectations(site), exceptions);
}

test('a host that keeps every promise has no faults', async () => {
  const { passed, faults } = await outcome(host());
  expect(faults).toEqual([]);
  expect(passed).toBe(expectations(site).length);
});

test.each<[string, Spoilt, string]>([
  ['other bytes', { path: '/omos', body: 'x' }, 'page: /omos: other bytes than /omos.html'],
  [
    'another header',
    { path: '/about', headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
    'former address: /about?kilde=brev: x-frame-options: SAMEORIGIN',
  ],
  [
    'a lost query',
    { path: '/about', headers: { Location: '/omos#hold' } },
    'former address: /about?kilde=brev: leads to /omos#hold, not /omos?kilde=brev#hold',
  ],
  [
    'a page for everything',
    { path: '/findes-ikke', status: 200 },
    '404 page: /findes-ikke: status 200, not 404',
  ],
  [
    'a 404 that is kept for a year',
    { path: '/assets/findes-ikke.js', headers: { 'Cache-Control': 'max-age=31536000, immutable' } },
    '404 page: /assets/findes-ikke.js: a 404 is kept',
  ],
  ['no conditional answers', { path: '/', when: 304, status: 200 }, '304: /: status 200'],
  [
    'a lead off the site',
    { path: '//example.org/', status: 301, headers: { Location: '//example.org' } },
    'odd path: //example.org/: leads away to //example.org',
  ],
  ['a crash', { path: '/%E6', status: 500 }, 'odd path: /%E6: status 500'],
])('%s is a fault', async (_name, spoilt, fault) => {
  expect((await outcome(host(spoilt))).faults).toEqual([fault]);
});

test('a known fault is passed over, and one that is gone is told of', async () => {
  const crash = host({ path: '/%E6', status: 500 });
  const known = [{ fault: /^odd path: \/%E6: status 500/, reason: 'it crashes' }];
  expect((await outcome(crash, known)).faults).toEqual([]);
  expect((await outcome(host(), known)).faults).toEqual(['no longer true: it crashes']);
});
