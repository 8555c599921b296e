/**
 * For the `catch` of a write: returns the refusal if its row repeats a value that a unique index allows only once, even
 * if the other write was simultaneous.
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
