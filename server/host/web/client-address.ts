import type { IncomingMessage } from 'node:http';

type Incoming = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/**
 * The network address that limits and the audit log use. The header is believed only behind a proxy of your own, and
 * only its last entry, which that proxy added: the client may have invented everything before it.
 */
export function clientAddress({ socket, headers }: Incoming, trustProxy: boolean): string {
  const forwarded = trustProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',') : '';
  const last = forwarded.split(',').at(-1)?.trim();
  return last || socket.remoteAddress || 'unknown';
}
