import type { Caller } from '../calls/caller';
import type { ExchangePorts } from '../ports/exchange-ports';
import { loggedError } from '../logged-error';
import { act } from './act';
import { authorize } from './authorize';
import { readObject } from './identifier';
import type { Streams } from './streams';

/** Carries texts to and from one client. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that the client has not taken yet. */
  readonly waitingBytes: number;
}

interface Facts {
  socket: Socket;
  caller: Caller;
  ports: Pick<ExchangePorts, 'db' | 'hub' | 'log'>;
  streams: Streams;
  onClosed: (connection: Connection) => void;
}

/** Why a client is sent away. After a restart, and to send another token, it comes back by itself. */
export type Reason = 'unauthorized' | 'server_restart' | 'remote';

/** The longest frame of a client, in characters. */
export const FRAME_LIMIT = 16_384;
const SUBSCRIPTIONS_LIMIT = 100;
/**
 * Identifiers that may lead to one stream. A client spells an identifier in one way, and each further spelling gets
 * everything once more.
 */
const SPELLINGS_LIMIT = 2;
/** A client that sends more than `limit` in `windowMs` is cut off. */
export const COMMANDS = { limit: 60, windowMs: 10_000 };
/** A client with this much untaken data is not reading. */
const WAITING_BYTES_LIMIT = 1_048_576;

export const POLICY_VIOLATION = 1008;
const TOO_BIG = 1009;
const TRY_AGAIN_LATER = 1013;

/** One client of the cable: its subscriptions by their identifiers, which are echoed byte for byte. */
export class Connection {
  readonly caller: Caller;
  readonly #socket: Socket;
  readonly #ports: Facts['ports'];
  readonly #streams: Streams;
  readonly #onClosed: Facts['onClosed'];
  /** The stream of each identifier. */
  readonly #watched = new Map<string, string>();
  /** Commands run one after the other: an unsubscription never overtakes its subscription. */
  #doing: Promise<void> = Promise.resolve();
  #window = { startedAt: 0, commands: 0 };
  #isClosed = false;

  constructor({ socket, caller, ports, streams, onClosed }: Facts) {
    this.caller = caller;
    this.#socket = socket;
    this.#ports = ports;
    this.#streams = streams;
    this.#onClosed = onClosed;
  }

  send(text: string): void {
    if (this.#isClosed) return;
    if (this.#socket.waitingBytes > WAITING_BYTES_LIMIT) this.#end(TRY_AGAIN_LATER, 'too slow');
    else this.#socket.send(text);
  }

  /** Sends a message to each subscription that watches the stream. */
  broadcast(stream: string, message: object): void {
    for (const [identifier, watched] of this.#watched) {
      if (watched === stream) this.send(JSON.stringify({ identifier, message }));
    }
  }

  disconnect(reason: Reason): void {
    this.send(JSON.stringify({ type: 'disconnect', reason, reconnect: reason !== 'unauthorized' }));
    this.#end(1000, reason);
  }

  /** Handles what the client has sent. */
  receive(text: string): void {
    if (this.#isClosed) return;
    if (text.length > FRAME_LIMIT) this.#end(TOO_BIG, 'frame too big');
    else if (this.#isFlood()) this.#end(POLICY_VIOLATION, 'too many commands');
    else {
      this.#doing = this.#doing
        .then(() => this.#obey(text))
        .catch((error: unknown) => {
          this.#ports.log.warn('cable_command_failed', { error: loggedError(error) });
          // The client tries again, as after every lost connection.
          this.disconnect('server_restart');
        });
    }
  }

  /** Cleans up after the client has gone. */
  closed(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const stream of this.#watched.values()) this.#streams.unwatch(stream, this);
    this.#watched.clear();
    this.#onClosed(this);
  }

  async #obey(text: string): Promise<void> {
    const { command, identifier, data } = readObject(text);
    if (typeof identifier !== 'string') return;
    if (command === 'subscribe') await this.#subscribe(identifier);
    if (command === 'unsubscribe') this.#unsubscribe(identifier);
    // A client that watches a channel was authorised; any other is ignored.
    const isHeard = command === 'message' && this.#watched.has(identifier);
    if (isHeard) await act(this.#ports, this.caller, { identifier, data });
  }

  async #subscribe(identifier: string): Promise<void> {
    // A second subscription with the same identifier is confirmed again: React's strict mode subscribes twice.
    const isNew = !this.#watched.has(identifier);
    if (isNew) {
      const isFull = this.#watched.size >= SUBSCRIPTIONS_LIMIT;
      const stream = isFull ? null : await authorize(this.#ports.db, this.caller, identifier);
      if (this.#isClosed) return;
      if (stream === null || this.#spellings(stream) >= SPELLINGS_LIMIT) {
        this.send(JSON.stringify({ identifier, type: 'reject_subscription' }));
        return;
      }
      this.#watched.set(identifier, stream);
      this.#streams.watch(stream, this);
    }
    this.send(JSON.stringify({ identifier, type: 'confirm_subscription' }));
    const stream = this.#watched.get(identifier);
    if (!isNew || stream === undefined) return;
    for (const message of this.#streams.recent(stream)) {
      this.send(JSON.stringify({ identifier, message }));
    }
  }

  #unsubscribe(identifier: string): void {
    const stream = this.#watched.get(identifier);
    if (stream === undefined) return;
    this.#watched.delete(identifier);
    if (this.#spellings(stream) === 0) this.#streams.unwatch(stream, this);
  }

  /** How many identifiers lead to the stream. */
  #spellings(stream: string): number {
    return [...this.#watched.values()].filter((watched) => watched === stream).length;
  }

  #isFlood(): boolean {
    const now = Date.now();
    if (now - this.#window.startedAt > COMMANDS.windowMs) {
      this.#window = { startedAt: now, commands: 0 };
    }
    this.#window.commands += 1;
    return this.#window.commands > COMMANDS.limit;
  }

  #end(code: number, reason: string): void {
    if (this.#isClosed) return;
    this.closed();
    this.#socket.close(code, reason);
  }
}
