export interface Repetition {
  /** Does it at once; where it is under way, once more afterwards. */
  wake(): void;
  /** Resolves when what is under way is done. */
  stop(): Promise<void>;
}

/** Does something at once and then again and again, never twice at a time. */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Repetition {
  let underWay: Promise<void> | null = null;
  let isWanted = false;
  const run = async () => {
    try {
      while (isWanted) {
        isWanted = false;
        await work().catch(onError);
      }
    } finally {
      underWay = null;
    }
  };
  const wake = () => {
    isWanted = true;
    underWay ??= run();
  };
  wake();
  const timer = setInterval(() => {
    if (!underWay) wake();
  }, everyMs);
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      isWanted = false;
      await underWay;
    },
  };
}
