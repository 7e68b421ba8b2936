import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, dirname, join } from 'node:path';
import type { Connect } from 'vite';
import { quoteFields } from '#src/features/calculator/payload.ts';
import { messageFields } from '#src/features/contact/message-values.ts';
import { fieldErrors, type LeadField, parseValues } from '#src/features/lead-form/lead-rules.ts';

type Fields = readonly LeadField<string>[];

/** What a visitor fills in, of the form that sends to each address. */
const hooks = new Map<string, Fields>([
  ['/webhook/tilbud', quoteFields],
  ['/webhook/kontakt', messageFields],
]);

/** In bytes. */
const maxLength = 64 * 1024;

type Answer = readonly [status: number, reasons?: readonly string[]];

/**
 * Creates the local webhook of both forms, for trying the site: it appends each lead as a line to `tilbud.ndjson` or
 * `kontakt.ndjson` in `directory` and answers 204 once it is on disk. Takes leads only from programs and from its own pages.
 */
export function createWebhook(directory: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const fields = hooks.get(path);
    if (!fields) return next();
    const [status, reasons] = await receive(request, fields, join(directory, `${basename(path)}.ndjson`));
    response.writeHead(status, reasons && { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(reasons && JSON.stringify({ fejl: reasons }));
  };
}

async function receive(request: IncomingMessage, fields: Fields, file: string): Promise<Answer> {
  if (request.method !== 'POST') return [405, ['Brug POST']];
  if (isForeign(request)) return [403, ['Kun siden selv kan sende hertil']];
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return [415, ['Indholdet skal være application/json']];
  try {
    const body = await readBody(request);
    if (body === null) return [413, ['Henvendelsen er for lang']];
    const lead = JSON.parse(body);
    const reasons = Object.values(fieldErrors(fields, parseValues(fields, lead)));
    if (reasons.length) return [400, reasons];
    append(file, `${JSON.stringify(lead)}\n`);
    return [204];
  } catch (error) {
    if (error instanceof SyntaxError) return [400, ['Indholdet er ikke gyldig JSON']];
    console.error('Henvendelsen kunne ikke gemmes:', error);
    return [500, ['Henvendelsen kunne ikke gemmes']];
  }
}

/** Appends a line, whole or not at all, to a file that only its owner may read. Nothing is awaited: no other comes between. */
function append(file: string, line: string): void {
  fs.mkdirSync(dirname(file), { recursive: true });
  const handle = fs.openSync(file, 'a', 0o600);
  const { size } = fs.fstatSync(handle);
  try {
    fs.writeFileSync(handle, line, { flush: true });
  } catch (error) {
    // On a full disk half a line may be left, to which the next would be glued.
    fs.ftruncateSync(handle, size);
    throw error;
  } finally {
    fs.closeSync(handle);
  }
}

/** Whether a page of another site sends. Vite itself refuses requests to a foreign name that leads to this computer. */
function isForeign({ headers: { host, origin } }: IncomingMessage): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}

/** Returns the body; null if it is too long. Then the rest is read too, or the sender would not hear the answer. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= maxLength) chunks.push(chunk);
  }
  return length <= maxLength ? Buffer.concat(chunks).toString() : null;
}
