import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const request = (headers: Record<string, string> = {}) => {
  const stream = Object.assign(new PassThrough(), { headers });
  return { stream, body: readBody(stream as unknown as IncomingMessage, 4) };
};

test('a body is handed on whole, in the order of its pieces', async () => {
  const { stream, body } = request();
  stream.write('ab');
  stream.end('cd');
  expect(await body).toEqual(Buffer.from('abcd'));
});

test('a body over the limit is too large, whether it says so or not', async () => {
  const announced = request({ 'content-length': '5' });
  expect(await announced.body).toBe('too-large');
  // What still comes is let through, so that the sender is not left hanging.
  expect(announced.stream.readableFlowing).toBe(true);
  const counted = request();
  counted.stream.write('abc');
  counted.stream.write('de');
  expect(await counted.body).toBe('too-large');
});

test('a body of just the limit fits', async () => {
  const { stream, body } = request({ 'content-length': '4' });
  stream.end('abcd');
  expect(await body).toEqual(Buffer.from('abcd'));
});

test.each([
  ['closes', undefined],
  ['fails', new Error('reset')],
])('a connection that %s before the end is broken', async (_how, error) => {
  const { stream, body } = request();
  stream.write('ab');
  stream.destroy(error);
  expect(await body).toBe('broken');
});
