import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type Cable, SUBPROTOCOL } from '../../cable/cable';
import { COMMANDS, FRAME_LIMIT, POLICY_VIOLATION } from '../../cable/connection';
import type { ExchangeSettings } from '../../ports/exchange-ports';
import { networkOf } from '../../auth/network';
import { Places } from '../../limits/places';
import { isOwnName } from '../../calls/own-name';
import { clientAddress } from './client-address';

/** A second subprotocol carries the token, whatever it looks like: an address would end up in logs. */
const TOKEN = /^bearer\.(.*)$/;

/** The most connections of one network at once: enough for an office whose people have a few each. */
const CONNECTIONS_PER_NETWORK = 500;

interface CableHost {
  /** What happens to upgrade requests for other paths. */
  othersUpgrade?: 'end' | 'ignore';
  /** Whether a proxy of your own gives the addresses of clients. */
  trustProxy?: boolean;
  connectionsPerNetwork?: number;
}

/** A server that can be asked to speak another protocol. */
interface Upgradable {
  on(
    event: 'upgrade',
    then: (request: IncomingMessage, stream: Duplex, head: Buffer) => void,
  ): unknown;
}

/** Serves the cable on the API's port, below its root. */
export function serveCable(
  server: Upgradable,
  cable: Cable,
  settings: Pick<ExchangeSettings, 'apiRoot' | 'publicOrigin' | 'allowedOrigins'>,
  {
    othersUpgrade = 'end',
    trustProxy = false,
    connectionsPerNetwork = CONNECTIONS_PER_NETWORK,
  }: CableHost = {},
): void {
  const places = new Places(connectionsPerNetwork);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Node leaves an upgraded connection to us: an unhandled error, such as a client's reset, ends the process.
    stream.on('error', () => stream.destroy());
    // Some targets are not addresses, such as `//`: nothing is there.
    const pathname = URL.parse(request.url ?? '/', 'http://host')?.pathname;
    if (pathname !== `${settings.apiRoot}/cable`) {
      if (othersUpgrade === 'end') refuse(stream, '404 Not Found');
      return;
    }
    if (!isAllowed(request, settings)) return refuse(stream, '403 Forbidden');
    const leave = places.take(networkOf(clientAddress(request, trustProxy)));
    if (!leave) return refuse(stream, '429 Too Many Requests');
    stream.on('close', leave);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const offered = (request.headers['sec-websocket-protocol'] ?? '').split(/,\s*/);
      const token = offered.flatMap((each) => TOKEN.exec(each)?.[1] ?? []).at(0) ?? null;
      const texts: string[] = [];
      const close = (code: number, reason: string) => {
        socket.off('message', hold);
        texts.length = 0;
        socket.close(code, reason);
        // A client that does not answer the close is cut off.
        setTimeout(() => socket.terminate(), 2000).unref();
      };
      // Messages are read from the first moment on, but obeyed only once it is known who sends them.
      const hold = (data: Buffer) => {
        texts.push(data.toString());
        // The connection that would count them does not exist yet.
        if (texts.length > COMMANDS.limit) close(POLICY_VIOLATION, 'too many commands');
      };
      socket.on('message', hold);
      socket.on('error', () => socket.terminate());
      const connecting = cable.connect(
        {
          send: (text) => socket.send(text),
          close,
          get waitingBytes() {
            return socket.bufferedAmount;
          },
        },
        token,
      );
      connecting.then(
        (connection) => {
          socket.off('message', hold);
          socket.on('message', (data: Buffer) => connection.receive(data.toString()));
          for (const text of texts) connection.receive(text);
          socket.on('close', () => connection.closed());
          if (socket.readyState !== socket.OPEN) connection.closed();
        },
        // The database is away: the client tries again.
        () => close(1013, 'try again later'),
      );
    });
  });
}

/**
 * Whether a page may connect. Browsers say which page connects; other clients say nothing, and have no session but
 * their token's. That the page and the host have the same name proves nothing if anybody may have given that name.
 */
function isAllowed(
  { headers }: IncomingMessage,
  settings: Pick<ExchangeSettings, 'publicOrigin' | 'allowedOrigins'>,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === settings.publicOrigin || settings.allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host && isOwnName(origin, settings);
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
