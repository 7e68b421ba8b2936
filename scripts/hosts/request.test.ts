import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../listen.ts';
import { sendRequest } from './request.ts';

test('requests without an answer do not keep later ones waiting', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/') response.end('forside');
    // Stops in the middle of the response.
    if (request.url === '/halv') response.write('halv');
  });
  const { port, close } = await listen(server);
  onTestFinished(close);
  // At least as many as there are connections at once.
  const stuck = Array.from({ length: 10 }, (_, index) =>
    sendRequest(port, { path: index % 2 ? '/halv' : '/tavs', timeout: 100 }),
  );
  for (const outcome of await Promise.allSettled(stuck)) {
    expect(outcome).toMatchObject({ reason: { message: 'no answer within 0.1 seconds' } });
  }
  expect(String((await sendRequest(port, { path: '/' })).body)).toBe('forside');
}, 5000);
