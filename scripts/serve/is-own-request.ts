import type { IncomingHttpHeaders } from 'node:http';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether a form's request was sent by the site itself: by a page of the same address, under a name that this
 * server can have. Another site must not write leads, not even under a name that it made point to this computer.
 * `isPublic` is a server that other computers reach, whose names are unknown.
 */
export function isOwnRequest({ host = '', origin }: IncomingHttpHeaders, isPublic = false): boolean {
  // Programs send no origin.
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) return false;
  return isPublic || loopbackNames.includes(host.replace(/:\d+$/, '').toLowerCase());
}
