import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { contactLead, quoteLead } from './lead-schemas.ts';

/** Addresses that accept leads, each with the file it writes to and its schema. */
const hooks = new Map([
  ['/webhook/tilbud', { file: 'tilbud.ndjson', schema: quoteLead }],
  ['/webhook/kontakt', { file: 'kontakt.ndjson', schema: contactLead }],
]);

type Answer = readonly [status: number, reasons?: readonly string[]];

/**
 * Creates the local webhook of both forms, for trying the site: it appends one line per lead to a file in `directory`
 * and answers 204 once the line is on disk. Resolves to false for every other address. Pages of other sites cannot send
 * here: a browser asks before it posts JSON to another origin, and gets no permission.
 */
export function createWebhook(directory: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const hook = hooks.get((request.url ?? '').replace(/\?.*/, ''));
    if (!hook) return false;
    const [status, reasons] = await receive(request, hook.schema, join(directory, hook.file));
    response.writeHead(status, reasons && { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(reasons && JSON.stringify({ fejl: reasons }));
    return true;
  };
}

async function receive(
  request: IncomingMessage,
  schema: typeof quoteLead | typeof contactLead,
  file: string,
): Promise<Answer> {
  if (request.method !== 'POST') return [405, ['Brug POST']];
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return [415, ['Indholdet skal være application/json']];
  const lead = await json(request).catch(() => undefined);
  if (lead === undefined) return [400, ['Indholdet er ikke gyldig JSON']];
  const { error } = schema.safeParse(lead);
  if (error) return [400, error.issues.map(({ path, message }) => [...path, message].join(': '))];
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await appendFile(file, `${JSON.stringify(lead)}\n`, { flush: true });
    return [204];
  } catch (error) {
    console.error(`${file} kunne ikke skrives:`, error);
    return [500, ['Henvendelsen kunne ikke gemmes']];
  }
}
