import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const request = (headers: Record<string, string> = {}) => {
  const stream = Object.assign(new PassThrough(), { headers });
  return { stream, body: readBody(stream as unknown as IncomingMessage, 4) };
};

test('returns all chunks of a body in order', async () => {
  const { stream, body } = request();
  stream.write('ab');
  stream.end('cd');
  expect(await body).toEqual(Buffer.from('abcd'));
});

test('rejects a body over the limit, with or without a Content-Length', async () => {
  const announced = request({ 'content-length': '5' });
  expect(await announced.body).toBe('too-large');
  // The rest is drained, so that the client does not hang.
  expect(announced.stream.readableFlowing).toBe(true);
  const counted = request();
  counted.stream.write('abc');
  counted.stream.write('de');
  expect(await counted.body).toBe('too-large');
});

test('accepts a body of exactly the limit', async () => {
  const { stream, body } = request({ 'content-length': '4' });
  stream.end('abcd');
  expect(await body).toEqual(Buffer.from('abcd'));
});

test.each([
  ['closes', undefined],
  ['fails', new Error('reset')],
])('reports a connection that %s early as broken', async (_how, error) => {
  const { stream, body } = request();
  stream.write('ab');
  stream.destroy(error);
  expect(await body).toBe('broken');
});
