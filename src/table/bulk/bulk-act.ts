import type { ActQuestion } from '@/acts/act';

/** Its title follows from the act and the number of rows. */
export type BulkQuestion = Omit<ActQuestion, 'title'>;

/** An act on several rows: the act on one row, done for each of them. */
export interface BulkAct<Row> {
  /** The label of its button: "Suspend accounts". */
  label: string;
  /** How the question begins if the label alone would not do: "Lift the suspension of". */
  asks?: string;
  /** The outcome, after a number: "suspended". */
  done: string;
  isDangerous?: boolean;
  /** Whether a row is in a state for it. Other rows stay selected and are left alone. By default every row is. */
  isPossible?: (row: Row) => boolean;
  /** Asked before the act; null if another press undoes it. */
  question: ((rows: readonly Row[]) => BulkQuestion | null | Promise<BulkQuestion>) | null;
  /** Calls a generated mutation. @param reason what the person wrote if the question asks for it, otherwise empty. */
  send: (row: Row, reason: string) => Promise<unknown>;
}
