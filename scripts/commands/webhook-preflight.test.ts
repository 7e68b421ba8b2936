import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { answerFault, preflightFault, serviceAdvice } from './webhook-preflight.ts';

const origin = 'https://firma.dk';
const answer = (status: number, headers: Record<string, string> = {}) =>
  answerFault(new Response(null, { status, headers }), origin);
const allowed = {
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Headers': 'X-A, Content-Type',
};

test.each([
  [204, allowed],
  [200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }],
])('a lead gets through after the answer %i %j', (status, headers) => {
  expect(answer(status, headers)).toBeNull();
});

test.each([
  [405, allowed, 'svarer 405 på OPTIONS'],
  [302, allowed, 'viderestiller (302)'],
  [204, {}, 'uden Access-Control-Allow-Origin; der skal stå https://firma.dk eller *'],
  [
    204,
    { ...allowed, 'Access-Control-Allow-Origin': 'https://www.firma.dk' },
    'https://www.firma.dk; der skal',
  ],
  [204, { 'Access-Control-Allow-Origin': '*' }, 'Access-Control-Allow-Headers: content-type'],
  [200, { ...allowed, 'Access-Control-Allow-Headers': 'x-content-type' }, 'tillader ikke JSON'],
])('a browser keeps the lead after the answer %i %j', (status, headers, fault) => {
  expect(answer(status, headers as Record<string, string>)).toContain(fault);
});

test('asks as a browser does, and says when nobody answers', async () => {
  const requests: { method?: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ method, headers }, response) => {
    requests.push({ method, headers });
    response.writeHead(204, allowed).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/krog`;
  expect(await preflightFault(url, origin)).toBeNull();
  expect(requests).toEqual([
    {
      method: 'OPTIONS',
      headers: expect.objectContaining({
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }),
    },
  ]);
  await new Promise((resolve) => server.close(resolve));
  expect(await preflightFault(url, origin)).toMatch(/^svarer ikke \(.*ECONNREFUSED/);
});

test.each([
  ['https://hooks.zapier.com/hooks/catch/1/a/', 'Zapier'],
  ['https://firma.app.n8n.cloud/webhook/a', 'Allowed Origins'],
  ['https://hook.eu2.make.com/a', 'Make'],
  ['https://prod-01.northeurope.logic.azure.com:443/workflows/a', 'lille funktion'],
  ['https://firma.dk/krog', 'lille funktion'],
])('gives advice for %s', (url, advice) => {
  expect(serviceAdvice(url)).toContain(advice);
});
