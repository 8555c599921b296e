/** At most so many of each name at once, the others after them in the order in which they came. */
export class Turns {
  readonly #most: number;
  /** Of each name the turns under way and, behind them, those who wait for one. */
  readonly #queues = new Map<string, (() => void)[]>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Waits for a turn. What it returns ends the turn, and has to be called once, whatever has become of the work. */
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
