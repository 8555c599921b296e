import type { Answer } from '../session/answer.ts';
import type { CallOptions, Case } from '../session/case.ts';
import type { Actor } from '../session/world.ts';

/** A call that a correct server answers with success, on records of the suite's own. */
export interface Prepared extends CallOptions {
  as: Actor;
  /** The `Idempotency-Key` of a call that was made before and is repeated. */
  key?: string;
  /** What turns it into another request, which must not use the same key. */
  other?: CallOptions;
  /** Where the body holds the version that was read, for example `lock_version`. */
  version?: string;
  /** A user who does not know the record. */
  stranger?: Actor;
  /** What has to hold after the success, besides the answer's schema. */
  holds?: (check: Case, answer: Answer) => Promise<void> | void;
}

/** Prepares the call; if it cannot, it says why with `check.skip`. */
export type Recipe = (check: Case) => Promise<Prepared>;
