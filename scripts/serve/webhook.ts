import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { quoteFields } from '#src/features/calculator/quote-payload.ts';
import { messageFields } from '#src/features/contact/message-payload.ts';
import { fieldErrors, type LeadField, parseValues } from '#src/features/lead-form/lead-rules.ts';

type Fields = readonly LeadField<string>[];

/** What a visitor fills in, of the form that sends to each address. */
const hooks = new Map<string, Fields>([
  ['/webhook/tilbud', quoteFields],
  ['/webhook/kontakt', messageFields],
]);

type Answer = readonly [status: number, reasons?: readonly string[]];

/**
 * Creates the local webhook of both forms, for trying the site: it appends each lead as a line to `tilbud.ndjson` or
 * `kontakt.ndjson` in `directory` and answers 204 once it is on disk. It takes JSON alone, which a page of another site may
 * send only after a request that is refused.
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
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return [415, ['Indholdet skal være application/json']];
  try {
    const lead = JSON.parse(await text(request));
    const reasons = Object.values(fieldErrors(fields, parseValues(fields, lead)));
    if (reasons.length) return [400, reasons];
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(lead)}\n`, { mode: 0o600, flush: true });
    return [204];
  } catch (error) {
    if (error instanceof SyntaxError) return [400, ['Indholdet er ikke gyldig JSON']];
    console.error('Henvendelsen kunne ikke gemmes:', error);
    return [500, ['Henvendelsen kunne ikke gemmes']];
  }
}
