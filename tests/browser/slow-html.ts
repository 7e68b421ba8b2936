import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../../scripts/lib/listen.ts';

/** Bytes of uncompressed HTML in the first ten packets (14 KB compressed). */
const firstChunk = 45_000;
const laterChunk = 5_000;
/** Delay between chunks in ms, long enough for the browser to render the HTML so far. */
const chunkInterval = 120;

/** Starts a proxy for `origin` that sends pages in chunks, as a slow network does. */
export function startSlowProxy(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    response.writeHead(answer.status, headers);
    const isPage = headers['content-type']?.startsWith('text/html');
    let sent = isPage ? firstChunk : body.length;
    response.write(body.subarray(0, sent));
    while (sent < body.length) {
      await pause(chunkInterval);
      response.write(body.subarray(sent, sent + laterChunk));
      sent += laterChunk;
    }
    response.end();
  });
  return listen(server);
}
