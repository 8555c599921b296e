/** Lets at most so many of each name run at once; the others wait in the order of their arrival. */
export class Turns {
  readonly #most: number;
  /** For each name, the running turns and, behind them, those that wait. */
  readonly #queues = new Map<string, (() => void)[]>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Waits for a turn.
   * @returns what ends the turn; call it once, whatever became of the work.
   */
  async begin(name: string): Promise<() => void> {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    await new Promise<void>((start) => {
      queue.push(start);
      if (queue.length <= this.#most) start();
    });
    return () => {
      queue.shift();
      queue[this.#most - 1]?.();
      if (queue.length === 0) this.#queues.delete(name);
    };
  }
}
