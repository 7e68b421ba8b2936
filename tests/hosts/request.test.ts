import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../scripts/lib/listen.ts';
import { sendRequest } from './request.ts';

test.each(['/tavs', '/halv'])(
  'a request for %s without a complete answer fails',
  async (path) => {
    const server = createServer((request, response) => {
      // Stops in the middle of the response.
      if (request.url === '/halv') response.write('halv');
    });
    const { port, close } = await listen(server);
    onTestFinished(close);
    await expect(sendRequest(port, { path }, 100)).rejects.toThrow('no answer within 0.1 seconds');
  },
  5000,
);
