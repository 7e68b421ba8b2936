import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { z } from 'zod';
import { appendLine } from './append-line.ts';
import { isOwnRequest } from './is-own-request.ts';
import { contactLead, quoteLead } from './lead-schemas.ts';
import { readBody } from './read-body.ts';

type Hook = { readonly file: string; readonly schema: z.ZodType };

/** Paths that accept leads, each with the file it writes to and its schema. */
const hooks: Readonly<Record<string, Hook>> = {
  '/webhook/tilbud': { file: 'tilbud.ndjson', schema: quoteLead },
  '/webhook/kontakt': { file: 'kontakt.ndjson', schema: contactLead },
};

/** In bytes. The largest possible form is a little smaller. */
const maxBodySize = 64 * 1024;

type Reply = {
  readonly status: number;
  readonly reasons?: readonly string[];
  readonly headers?: Record<string, string>;
};

/**
 * Creates the local webhook of both forms. Handles `POST /webhook/tilbud` and `POST /webhook/kontakt`, writes
 * one line per lead into `directory`, and answers 204 only when the line is on disk. For every other path
 * the handler does nothing and resolves to false. Only the site's own pages, and programs on this computer, may send; from
 * other computers too if the server `isPublic`.
 */
export function createWebhook({
  directory,
  isPublic,
}: {
  directory: string;
  isPublic?: boolean | undefined;
}) {
  return async function webhook(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const hook = Object.hasOwn(hooks, path) ? hooks[path] : undefined;
    if (!hook) return false;
    const reply = isOwnRequest(request.headers, isPublic)
      ? await receive(request, hook, directory)
      : { status: 403, reasons: ['Kun siden selv kan sende hertil'], headers: { Connection: 'close' } };
    respond(response, reply);
    return true;
  };
}

async function receive(request: IncomingMessage, { file, schema }: Hook, directory: string): Promise<Reply> {
  if (request.method !== 'POST') {
    return { status: 405, reasons: ['Brug POST'], headers: { Allow: 'POST' } };
  }
  const [type] = (request.headers['content-type'] ?? '').split(';', 1);
  if (type?.trim().toLowerCase() !== 'application/json' || request.headers['content-encoding']) {
    return { status: 415, reasons: ['Indholdet skal være application/json uden komprimering'] };
  }
  const body = await readBody(request, maxBodySize);
  if (body === 'too-large') {
    // The rest of the body is not read, so the connection cannot be reused.
    return {
      status: 413,
      reasons: [`Indholdet må højst fylde ${maxBodySize} bytes`],
      headers: { Connection: 'close' },
    };
  }
  if (body === 'broken') return { status: 400, reasons: ['Forbindelsen blev afbrudt'] };
  const value = parseJson(body);
  if (value === undefined) return { status: 400, reasons: ['Indholdet er ikke gyldig JSON i UTF-8'] };
  const { error } = schema.safeParse(value);
  if (error) return { status: 400, reasons: error.issues.map(reason) };
  try {
    await appendLine(join(directory, file), JSON.stringify(value));
    return { status: 204 };
  } catch (error) {
    console.error(`${file} kunne ikke skrives:`, error);
    return { status: 500, reasons: ['Henvendelsen kunne ikke gemmes'] };
  }
}

function reason({ path, message }: z.core.$ZodIssue): string {
  return [...path, message].join(': ');
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function respond(response: ServerResponse, { status, reasons, headers = {} }: Reply): void {
  const body = reasons && JSON.stringify({ fejl: reasons });
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    ...(body && { 'Content-Type': 'application/json; charset=utf-8' }),
    ...headers,
  });
  response.end(body);
}
