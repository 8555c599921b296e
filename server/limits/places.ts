/** Lets in at most so many of each name at once and refuses the rest. */
export class Places {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns what gives the place back, to be called once; null if none is free. */
  take(name: string): (() => void) | null {
    const taken = this.#taken.get(name) ?? 0;
    if (taken >= this.#most) return null;
    this.#taken.set(name, taken + 1);
    return () => {
      const left = (this.#taken.get(name) ?? 1) - 1;
      if (left > 0) this.#taken.set(name, left);
      else this.#taken.delete(name);
    };
  }
}
