import type { Connection } from './connection';

/**
 * Messages sent this shortly before a subscription are sent to it too, so that nothing is missed between reading a page
 * and watching it.
 */
const SENT_AGAIN_MS = 10_000;
/** The most messages remembered for one stream: more than people cause in that time. A hint has about 60 bytes. */
const MOST_REMEMBERED = 500;

/** Who watches which stream, and what was sent to it a moment ago. */
export class Streams {
  readonly #watchers = new Map<string, Set<Connection>>();
  /** Messages by stream and text, each once, the latest last. */
  readonly #recent = new Map<string, Map<string, { at: number; message: object }>>();
  /** What the next ping says, by stream. */
  readonly #gathered = new Map<string, object>();

  watch(stream: string, connection: Connection): void {
    const known = this.#watchers.get(stream) ?? new Set();
    this.#watchers.set(stream, known.add(connection));
  }

  unwatch(stream: string, connection: Connection): void {
    const known = this.#watchers.get(stream);
    known?.delete(connection);
    if (known?.size === 0) this.#watchers.delete(stream);
  }

  /** What was sent to the stream a moment ago. */
  recent(stream: string): object[] {
    const since = Date.now() - SENT_AGAIN_MS;
    return [...(this.#recent.get(stream)?.values() ?? [])]
      .filter(({ at }) => at > since)
      .map(({ message }) => message);
  }

  /** Sends a message to all who watch the stream. A passing one is not sent again to those who come later. */
  broadcast(stream: string, message: object, isPassing = false): void {
    if (!isPassing) this.#remember(stream, message);
    for (const connection of this.#watchers.get(stream) ?? []) {
      connection.broadcast(stream, message);
    }
  }

  /** Leaves a message for the next ping, in place of the one that waits there. */
  gather(stream: string, message: object): void {
    this.#gathered.set(stream, message);
  }

  sayGathered(): void {
    for (const [stream, message] of this.#gathered) this.broadcast(stream, message);
    this.#gathered.clear();
  }

  forgetOld(): void {
    const since = Date.now() - SENT_AGAIN_MS;
    for (const [stream, messages] of this.#recent) {
      for (const [said, { at }] of messages) if (at <= since) messages.delete(said);
      if (messages.size === 0) this.#recent.delete(stream);
    }
  }

  #remember(stream: string, message: object): void {
    const said = JSON.stringify(message);
    const known = this.#recent.get(stream) ?? new Map<string, { at: number; message: object }>();
    // A repeated message moves to the end.
    known.delete(said);
    this.#recent.set(stream, known.set(said, { at: Date.now(), message }));
    const [earliest] = known.keys();
    if (known.size > MOST_REMEMBERED && earliest !== undefined) known.delete(earliest);
  }
}
