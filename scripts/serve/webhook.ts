import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { messageFaults, quoteFaults } from './leads.ts';

/** What each address that takes leads checks. */
const hooks = new Map([
  ['/webhook/tilbud', quoteFaults],
  ['/webhook/kontakt', messageFaults],
]);

/** In bytes. */
const maxLength = 64 * 1024;

type Answer = readonly [status: number, reasons?: readonly string[]];

/**
 * Creates the local webhook of both forms, for trying the site: it stores each lead as a file in `tilbud` or `kontakt` of
 * `directory` and answers 204 once it is on disk. Resolves to false for every other address. Takes leads only from
 * programs and from its own pages.
 */
export function createWebhook(directory: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const faults = hooks.get(path);
    if (!faults) return false;
    const [status, reasons] = await receive(request, faults, join(directory, path.slice('/webhook/'.length)));
    response.writeHead(status, reasons && { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(reasons && JSON.stringify({ fejl: reasons }));
    return true;
  };
}

async function receive(
  request: IncomingMessage,
  faults: typeof quoteFaults,
  folder: string,
): Promise<Answer> {
  if (request.method !== 'POST') return [405, ['Brug POST']];
  if (isForeign(request)) return [403, ['Kun siden selv kan sende hertil']];
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return [415, ['Indholdet skal være application/json']];
  const body = await readBody(request);
  if (body === null) return [413, ['Henvendelsen er for lang']];
  try {
    const lead = JSON.parse(body);
    const reasons = faults(Object(lead));
    if (reasons.length) return [400, reasons];
    await mkdir(folder, { recursive: true });
    // A file for each lead: half a lead, as on a full disk, spoils no other. Only its owner may read it.
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.json`);
    await writeFile(file, JSON.stringify(lead), { mode: 0o600, flush: true });
    return [204];
  } catch (error) {
    if (error instanceof SyntaxError) return [400, ['Indholdet er ikke gyldig JSON']];
    console.error('Henvendelsen kunne ikke gemmes:', error);
    return [500, ['Henvendelsen kunne ikke gemmes']];
  }
}

/** Whether a page of another site sends, also one whose name leads to this computer. */
function isForeign({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, '').replace(/[[\]]/g, '');
  const isOwn = name === 'localhost' || isIP(name) > 0;
  return !isOwn || (origin !== undefined && origin !== `http://${host}`);
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
