import type { IncomingMessage } from 'node:http';

type Incoming = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/**
 * The network address that limits and the audit log count by. The header is believed only behind a proxy of one's own,
 * and only its last entry, the one that proxy has added: whatever stands before it the client may have invented.
 */
export function clientAddress({ socket, headers }: Incoming, trustProxy: boolean): string {
  const forwarded = trustProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',') : '';
  const last = forwarded.split(',').at(-1)?.trim();
  return last || socket.remoteAddress || 'unknown';
}
