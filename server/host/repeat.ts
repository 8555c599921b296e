/**
 * Does something at once and then again and again, never twice at a time.
 * @returns how to stop; it resolves when what is under way is done.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const start = () => {
    underWay ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        underWay = null;
      });
  };
  start();
  const timer = setInterval(start, everyMs);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
