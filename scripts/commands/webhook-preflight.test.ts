import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../tests/fixtures/listen.ts';
import { preflightFault } from './webhook-preflight.ts';

const origin = 'https://firma.dk';
const allowed = {
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Headers': 'X-A, Content-Type',
};

/** Asks a server with this answer; null is one that is gone. */
async function ask(answer: readonly [status: number, headers: Record<string, string>] | null) {
  let asked: IncomingHttpHeaders = {};
  const server = await listen(
    createServer(({ headers }, response) => {
      asked = headers;
      response.writeHead(...(answer ?? [204, {}])).end();
    }),
  );
  if (!answer) server.close();
  const fault = await preflightFault(server.origin, origin);
  server.close();
  return { fault, asked };
}

test.each([
  [204, allowed],
  [200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }],
] as const)('a lead gets through after the answer %i %j', async (status, headers) => {
  const { fault, asked } = await ask([status, headers]);
  expect(fault).toBeNull();
  expect(asked).toMatchObject({ origin, 'access-control-request-headers': 'content-type' });
});

test.each([
  [[405, allowed], 'svarer 405 på OPTIONS'],
  [[302, { ...allowed, Location: '/' }], 'svarer 302 på OPTIONS'],
  [[204, {}], 'Access-Control-Allow-Origin: (intet); der skal stå https://firma.dk eller *'],
  [
    [204, { ...allowed, 'Access-Control-Allow-Origin': 'https://www.firma.dk' }],
    'https://www.firma.dk; der skal',
  ],
  [[204, { 'Access-Control-Allow-Origin': '*' }], 'Access-Control-Allow-Headers: content-type'],
  [null, 'svarer ikke ('],
] as const)('a browser keeps the lead after the answer %j', async (answer, fault) => {
  expect((await ask(answer)).fault).toContain(fault);
});
