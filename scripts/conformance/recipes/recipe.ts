import type { Answer } from '../session/answer.ts';
import type { CallOptions, Case } from '../session/case.ts';
import type { Actor } from '../session/world.ts';

/** A call that a right server answers with success, on records of the suite's own. */
export interface Prepared extends CallOptions {
  as: Actor;
  /** The `Idempotency-Key` of a call that was made before and is made again. */
  key?: string;
  /** What makes it another request, which the same key must not name. */
  other?: CallOptions;
  /** Where the body holds the version that was read, for example `lock_version`. */
  version?: string;
  /** A user to whom the record is unknown. */
  stranger?: Actor;
  /** What has to hold after the success, beside the answer's schema. */
  holds?: (check: Case, answer: Answer) => Promise<void> | void;
}

/** Prepares the call; where it cannot, it says why by `check.skip`. */
export type Recipe = (check: Case) => Promise<Prepared>;
