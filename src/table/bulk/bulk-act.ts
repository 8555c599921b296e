import type { ActQuestion } from '@/acts/act';

/** Its title follows from the act and the number of rows. */
export type BulkQuestion = Omit<ActQuestion, 'title'>;

/** An act on several rows: the act on one row, done for each of them. */
export interface BulkAct<Row> {
  /** The act, on its button: "Suspend accounts". */
  label: string;
  /** How the question begins, where the label alone would not do: "Lift the suspension of". */
  asks?: string;
  /** What came of it, behind a number: "suspended". */
  done: string;
  isDangerous?: boolean;
  /** Whether a row is in a state for it; the others stay selected and are left alone. Without it every row is. */
  isPossible?: (row: Row) => boolean;
  /** Asked before; null where another press takes it back. */
  question: ((rows: readonly Row[]) => BulkQuestion | null | Promise<BulkQuestion>) | null;
  /** Calls a generated mutation. @param reason what the person wrote where the question asks for one, else empty. */
  send: (row: Row, reason: string) => Promise<unknown>;
}
