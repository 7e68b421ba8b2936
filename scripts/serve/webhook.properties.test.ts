import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, quote, startWebhook } from '../../tests/fixtures/start-webhook.ts';

let webhook: Awaited<ReturnType<typeof startWebhook>>;
beforeAll(async () => {
  webhook = await startWebhook();
});
afterAll(() => webhook.close());

const text = fc.string({ unit: 'binary', maxLength: 300 });
const anything = fc.oneof(
  text,
  fc.constantFrom('', '{}', 'null', '[]', '"x"', '7', '{"name":', '\u0000'),
  fc.json(),
);
const field = fc.oneof(fc.constantFrom(...Object.keys(quote), '__proto__', 'toString'), text);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 1 }), fc.string({ minLength: 190, maxLength: 260 }));
/** A valid form with some fields changed, missing or added. */
const form = fc
  .record({
    whole: fc.constantFrom(message, quote),
    words: fc.record({ name: text, company: text, message: text }, { requiredKeys: [] }),
    changes: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, fc.dictionary(field, value, { maxKeys: 3 })),
    missing: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, field),
  })
  .map(({ whole, words, changes, missing }) => {
    const fields = Object.entries({ ...whole, ...words, ...changes }).filter(([name]) => name !== missing);
    return JSON.stringify(Object.fromEntries(fields));
  });
const json = Buffer.from(JSON.stringify(message));
const body = fc.oneof(
  { weight: 3, arbitrary: form.map((json) => Buffer.from(json)) },
  anything.map((written) => Buffer.from(written)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  // Around the limit of 64 KB, which counts bytes.
  fc
    .nat({ max: 3 })
    .map((more) => Buffer.concat([json, Buffer.alloc(64 * 1024 + more - 1 - json.length, ' ')])),
);
const contentType = fc.oneof(
  { weight: 5, arbitrary: fc.constant('application/json') },
  fc.constantFrom('', 'text/plain', 'application/json;charset=utf-8', 'application/jsonx'),
);

test('answers any request with 204 and stores its line, or with 4xx and the reasons and stores nothing', async () => {
  const counts = { accepted: 0, rejected: 0 };
  const paths = ['tilbud', 'kontakt'] as const;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, contentType, async (name, sent, type) => {
      const file = join(webhook.directory, `${name}.ndjson`);
      await rm(file, { force: true });
      const response = await fetch(`${webhook.origin}/webhook/${name}`, {
        method: 'POST',
        body: new Uint8Array(sent),
        headers: { 'Content-Type': type },
      });
      const answer = await response.text();
      const written = await readFile(file, 'utf8').catch(() => null);
      if (response.status === 204) {
        counts.accepted += 1;
        expect([answer, written]).toEqual(['', `${JSON.stringify(JSON.parse(sent.toString()))}\n`]);
      } else {
        counts.rejected += 1;
        expect([400, 413, 415]).toContain(response.status);
        const { fejl } = JSON.parse(answer) as { fejl: string[] };
        expect(fejl.length).toBeGreaterThan(0);
        for (const reason of fejl) expect(reason).toMatch(/\S/);
        expect(written).toBeNull();
      }
    }),
    { seed: 20250912, numRuns: 300 },
  );
  // The property would prove little if all requests were accepted or all were rejected.
  expect(counts.accepted).toBeGreaterThan(30);
  expect(counts.rejected).toBeGreaterThan(100);
});
