import { notInArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** How many rows may fail in one run before the rest waits for the next run. */
const MOST_FAILED = 20;

/**
 * The rows of one kind of work in one run. A row that fails is left out of the rest of the run, so that those after it
 * are done.
 */
export interface DueRows {
  /** The condition for the rows that have not failed. */
  others: (id: AnyPgColumn) => SQL | undefined;
  /** Begins the search for the next row. */
  start: () => void;
  /** Notes the row that was found. */
  begin: (id: number) => void;
  /**
   * Leaves out the row whose work has failed.
   * @returns false if no row had been found, or too many have failed.
   */
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
