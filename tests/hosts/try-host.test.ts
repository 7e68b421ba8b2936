import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../scripts/lib/listen.ts';
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

/** Response that replaces the correct one for `path`; with `when`, only if its status is `when`. */
type Override = {
  path: string;
  when?: number;
  status?: number;
  body?: string;
  headers?: Record<string, string>;
};

/** Returns a host that meets every expectation except for the overridden response. */
function host(override?: Override): RequestListener {
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
    const redirect = (status: number, to: string) => {
      const [target, hash] = to.split('#');
      Object.assign(sent, { status, body: '' });
      sent.headers.Location = `${target}?${query}${hash ? `#${hash}` : ''}`;
    };
    if (path === '/about') redirect(301, '/omos#hold');
    if (path === '/omos/' || path === '/omos.html') redirect(308, '/omos');
    if (request.headers['if-none-match'] === '"1"') Object.assign(sent, { status: 304, body: '' });
    if (override?.path === path && (override.when ?? sent.status) === sent.status) {
      const { status = sent.status, body = sent.body, headers } = override;
      Object.assign(sent, { status, body, headers: { ...sent.headers, ...headers } });
    }
    const compress = /gzip/.test(String(request.headers['accept-encoding'])) && sent.status === 200;
    if (compress) sent.headers['Content-Encoding'] = 'gzip';
    response.writeHead(sent.status, sent.headers);
    response.end(request.method === 'HEAD' ? undefined : compress ? gzipSync(sent.body) : sent.body);
  };
}

async function outcome(listener: RequestListener, knownFaults?: Parameters<typeof tryHost>[2]) {
  const { port, close } = await listen(createServer(listener));
  onTestFinished(close);
  return tryHost(port, expectations(site), knownFaults);
}

test('reports no faults for a correct host', async () => {
  const { passed, faults } = await outcome(host());
  expect(faults).toEqual([]);
  expect(passed).toBe(expectations(site).length);
});

test.each<[string, Override, string]>([
  ['other bytes', { path: '/omos', body: 'x' }, 'page: /omos: other bytes than /omos.html'],
  [
    'another header',
    { path: '/about', headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
    'former address: /about?kilde=brev: x-frame-options: SAMEORIGIN',
  ],
  [
    'a redirect that drops the query',
    { path: '/about', headers: { Location: '/omos#hold' } },
    'former address: /about?kilde=brev: leads to /omos#hold, not /omos?kilde=brev#hold',
  ],
  [
    'status 200 for an unknown path',
    { path: '/findes-ikke', status: 200 },
    '404 page: /findes-ikke: status 200, not 404',
  ],
  [
    'a 404 cached for a year',
    { path: '/assets/findes-ikke.js', headers: { 'Cache-Control': 'max-age=31536000, immutable' } },
    '404 page: /assets/findes-ikke.js: a 404 is kept',
  ],
  ['no conditional responses', { path: '/', when: 304, status: 200 }, '304: /: status 200'],
  [
    'a redirect to another site',
    { path: '//example.org/', status: 301, headers: { Location: '//example.org' } },
    'odd path: //example.org/: leads away to //example.org',
  ],
  ['a crash', { path: '/%E6', status: 500 }, 'odd path: /%E6: status 500'],
])('reports %s', async (_name, override, fault) => {
  expect((await outcome(host(override))).faults).toEqual([fault]);
});

test('ignores a known fault and reports one that no longer occurs', async () => {
  const crash = host({ path: '/%E6', status: 500 });
  const known = [{ fault: /^odd path: \/%E6: status 500/, reason: 'it crashes' }];
  expect((await outcome(crash, known)).faults).toEqual([]);
  expect((await outcome(host(), known)).faults).toEqual(['no longer true: it crashes']);
});
