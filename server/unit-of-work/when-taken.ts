/**
 * For the `catch` of a write: the refusal where its row is the second one with a value that a unique index allows once, of
 * two simultaneous writes, too.
 * @throws every other error.
 */
export function whenTaken<Refusal>(index: string, refuseTaken: () => Refusal) {
  return (error: unknown): Refusal => {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      if ('constraint' in cause && cause.constraint === index) return refuseTaken();
    }
    throw error;
  };
}
