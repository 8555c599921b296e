import { notInArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** So many rows may fail in one run before the rest waits for the next one. */
const MOST_FAILED = 20;

/** The rows of one kind of work in one run: one that fails is left out of the rest of it, so that those after it are done. */
export interface DueRows {
  /** The condition of those that have not failed. */
  others: (id: AnyPgColumn) => SQL | undefined;
  /** The next row is looked for. */
  start: () => void;
  /** This row was found. */
  begin: (id: number) => void;
  /** What was started has failed. @returns false where no row had been found, or too many have failed. */
  leaveOut: () => boolean;
}

export function dueRows(): DueRows {
  const failed: number[] = [];
  let begun: number | null = null;
  return {
    others: (id) => (failed.length > 0 ? notInArray(id, failed) : undefined),
    start: () => {
      begun = null;
    },
    begin: (id) => {
      begun = id;
    },
    leaveOut: () => {
      if (begun === null || failed.length === MOST_FAILED) return false;
      failed.push(begun);
      return true;
    },
  };
}
