import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes of HTML: what the first ten packets hold of a compressed page (14 KB). */
export const firstPiece = 45_000;
const laterPiece = 5_000;
/** Between two pieces, in ms: long enough that the browser shows what it has. */
const pieceGap = 120;

/** A server before the one at `origin` that lets pages arrive in pieces, as a slow network does. */
export async function slowHtml(
  origin: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
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
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
