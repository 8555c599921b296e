export interface Repetition {
  /** Runs the work at once or, if it is already running, once more afterwards. */
  wake(): void;
  /** Resolves when the running work is done. */
  stop(): Promise<void>;
}

/** Does something at once and then again at intervals, never twice at the same time. */
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
