import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../lib/listen.ts';
import { createWebhook } from './webhook.ts';

/** Payload of the contact form. */
export const message = {
  name: 'Åse Ørsted',
  email: 'aase@firma.dk',
  phone: '',
  company: '',
  message: 'Vi skal bruge en hjemmeside.\nGerne snart.',
  timestamp: '2025-09-12T08:30:00.000Z',
  source: 'kontakt-formular',
};
/** Payload of the quote form. */
export const quote = {
  name: 'Åse Ørsted',
  email: 'aase@firma.dk',
  phone: '12 34 56 78',
  company: 'Ø & Å',
  website: '',
  message: '',
  selectedSize: 'mellem',
  sizeDescription: 'Op til 15 undersider',
  needsGoogle: 'ja',
  selectedSEO: 'standard',
  seoDescription: 'Standard SEO',
  totalPrice: 17000,
  seoPrice: 12000,
  timestamp: '2025-09-12T08:30:00.000Z',
  source: 'prisudregner',
};

/** Starts the webhook for a test, on a free port with a temp directory. Requests it does not handle get a 418. */
export async function startWebhook() {
  const directory = join(await mkdtemp(join(tmpdir(), 'webhook-')), 'leads');
  const webhook = createWebhook({ directory });
  const server = createServer(async (request, response) => {
    if (!(await webhook(request, response))) response.writeHead(418).end();
  });
  return { directory, ...(await listen(server)) };
}
