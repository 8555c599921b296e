import { useEffect, useMemo, useState } from 'react';

/** The state of the last change. `failed` is retried automatically; `refused` waits for the person. */
export type SaveState = 'unchanged' | 'waiting' | 'saving' | 'saved' | 'failed' | 'refused';

interface AutosaveOptions<Content> {
  /** Rejects if it was not saved. */
  save: (content: Content) => Promise<void>;
  /** Whether the same content may succeed later, because the connection was lost or the exchange had a fault. */
  mayRetry: (error: unknown) => boolean;
  /** Milliseconds without a change before the content is saved. */
  delayMs?: number;
  /** Milliseconds before a failed save is retried. */
  retryMs?: number;
}

export interface Autosave<Content> {
  state: SaveState;
  error: unknown;
  /** Saves after a pause in typing. */
  change: (content: Content) => void;
  /** Saves pending content now. @returns whether everything is saved. */
  flush: () => Promise<boolean>;
  /** Drops pending content, because it was replaced. */
  forget: () => void;
}

/**
 * Saves a form while it is being filled in, one save at a time, always with the latest content. Pending content is
 * saved when the page is left. A failed save is retried with the next change, after a while, or when the connection is
 * back; a refused one with the next change, or when `flush` is called.
 */
export function useAutosave<Content>(options: AutosaveOptions<Content>): Autosave<Content> {
  const [{ state, error }, setStatus] = useState<Status>({ state: 'unchanged', error: null });
  const saver = useMemo(() => new Saver<Content>(setStatus), []);
  // The render that saves may be a later one than the render in which the text was typed.
  useEffect(() => saver.follow(options));
  useEffect(() => saver.start(), [saver]);
  return { state, error, change: saver.change, flush: saver.flush, forget: saver.forget };
}

interface Status {
  state: SaveState;
  error: unknown;
}

class Saver<Content> {
  #options: AutosaveOptions<Content> | null = null;
  /** The page was left: pending content is tried once more and no longer. */
  #isStopped = false;
  #waiting: { content: Content } | null = null;
  /** The pending content was refused. */
  #isRefused = false;
  #running: Promise<void> | null = null;
  /** The content being saved no longer matters. */
  #isForgotten = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #report: (status: Status) => void;

  constructor(report: (status: Status) => void) {
    this.#report = report;
  }

  follow(options: AutosaveOptions<Content>): void {
    this.#options = options;
  }

  /** @returns what to do when the page is left. */
  start(): () => void {
    const flush = () => {
      if (!this.#isRefused) void this.flush();
    };
    this.#isStopped = false;
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      this.#isStopped = true;
      flush();
    };
  }

  change = (content: Content): void => {
    this.#waiting = { content };
    this.#isRefused = false;
    if (!this.#running) this.#report({ state: 'waiting', error: null });
    this.#schedule(this.#options?.delayMs ?? 1000);
  };

  flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.#waiting === null;
  };

  forget = (): void => {
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.#isRefused = false;
    this.#isForgotten = true;
    this.#report({ state: 'unchanged', error: null });
  };

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  async #work(): Promise<void> {
    while (this.#waiting && this.#options) {
      const { content } = this.#waiting;
      const { save, mayRetry, retryMs = 15_000 } = this.#options;
      this.#waiting = null;
      this.#isRefused = false;
      this.#isForgotten = false;
      this.#report({ state: 'saving', error: null });
      try {
        await save(content);
        if (!this.#isForgotten) this.#report({ state: 'saved', error: null });
      } catch (error) {
        if (this.#isForgotten) continue;
        const again = mayRetry(error);
        this.#isRefused = !again && this.#waiting === null;
        this.#waiting ??= { content };
        this.#report({ state: again ? 'failed' : 'refused', error });
        if (again && !this.#isStopped) this.#schedule(retryMs);
        return;
      }
    }
  }
}
