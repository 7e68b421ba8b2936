import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { message } from '../../tests/fixtures/leads.ts';
import { listen } from '../../tests/fixtures/listen.ts';
import { forwardLead } from './forward-lead.ts';

const received: unknown[] = [];
const { origin, close } = await listen(
  createServer(async (request, response) => {
    received.push([request.headers.authorization, JSON.parse(await text(request))]);
    response.writeHead(request.url === '/fuld' ? 503 : 200).end();
  }),
);
afterAll(close);

const send = (path: string, from = 'https://firma.example') =>
  forwardLead(
    new Request('https://firma.example/lead/kontakt', {
      method: 'POST',
      headers: { Origin: from },
      body: JSON.stringify(message),
    }),
    { LEAD_URL: origin + path, LEAD_TOKEN: 'hemmelig' },
  );

test('a lead is sent on with the secret, and thanked only when it has arrived', async () => {
  expect((await send('/krog')).status).toBe(204);
  expect(received).toEqual([['Bearer hemmelig', message]]);
  expect((await send('/fuld')).status).toBe(502);
  expect(
    (await forwardLead(new Request(`${origin}/`, { method: 'POST', headers: { Origin: origin } }), {}))
      .status,
  ).toBe(502);
});

test('no other site may send through it', async () => {
  expect((await send('/krog', 'https://andre.example')).status).toBe(403);
});
