import type { ReactNode } from 'react';

/** An act on several rows, which is the act on one row done for each of them. */
export interface BulkAct<Row> {
  key: string;
  /** The deed, on its button: "Suspend". */
  label: string;
  /** What came of it, behind a number: "suspended". */
  done: string;
  /** Whether the exchange would take it for this row; the others are left out and named. */
  isPossible: (row: Row) => boolean;
  /** What is asked before; nothing where one press takes it back. */
  question?: (rows: readonly Row[]) => BulkQuestion;
  /** @param reason what the person wrote, where the question asks for it. */
  run: (row: Row, reason: string) => Promise<unknown>;
  /** Why one of them was not done, in words. */
  failure: (error: unknown) => string;
  /** Called once, after all of them. */
  onSettled: () => void;
}

interface BulkQuestion {
  title: string;
  /** What will happen. */
  consequence: ReactNode;
  isDangerous?: boolean;
  /** A text that goes with it to each of them. */
  reason?: { label: string; hint: string; maxLength: number; missing: string };
}
