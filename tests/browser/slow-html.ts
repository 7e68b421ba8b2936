import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../../scripts/listen.ts';

/** Bytes of HTML: what the first ten packets hold of a compressed page (14 KB). */
export const firstPiece = 45_000;
const laterPiece = 5_000;
/** Between two pieces, in ms: long enough that the browser shows what it has. */
const pieceGap = 120;

/** A server before the one at `origin` that lets pages arrive in pieces, as a slow network does. */
export function slowHtml(origin: string) {
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
    let sent = isPage ? firstPiece : body.length;
    response.write(body.subarray(0, sent));
    while (sent < body.length) {
      await pause(pieceGap);
      response.write(body.subarray(sent, sent + laterPiece));
      sent += laterPiece;
    }
    response.end();
  });
  return listen(server);
}
