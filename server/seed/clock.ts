import { dayOf } from '@/domain/days';
import { DAY, MINUTE } from '@/domain/time';

/** Dates of the seed, all relative to the instant that the caller gives. */
export interface SeedClock {
  now: Date;
  /** Fractions count: `daysAgo(0.25)` is six hours ago; a negative number is in the future. */
  daysAgo(days: number): Date;
  /** Between the later of the two instants and now; `share` 0 is now. */
  between(share: number, ...since: [Date, Date]): Date;
  /** `2026-11-20` */
  dateAgo(days: number): string;
  today: string;
}

export function createClock(now: Date): SeedClock {
  // Whole minutes look like entries that people made.
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE;
  const daysAgo = (days: number) => new Date(minute - Math.round((days * DAY) / MINUTE) * MINUTE);
  const dateAgo = (days: number) => dayOf(daysAgo(days));
  const between = (share: number, ...since: [Date, Date]) => {
    const start = Math.max(...since.map((instant) => instant.getTime()));
    return new Date(Math.round(minute - (minute - start) * share));
  };
  return { now, daysAgo, between, dateAgo, today: dayOf(now) };
}

/**
 * The next whole minute.
 * @param time in milliseconds.
 */
export function minutes(time: number): Date {
  return new Date(Math.ceil(time / MINUTE) * MINUTE);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/**
 * How long ago somebody submitted what waits for a decision: mostly within the time that our staff promise, and nine
 * days at most, so that the queue shows its order.
 * @param age days since the account was made.
 * @param usual the promised time, in days.
 */
export function waitingDays(userId: number, age: number, usual: number): number {
  const waited = userId % 2 === 0 ? 1.5 + 1.2 * (userId % 7) : (1 + (userId % 7)) / 8;
  return usual * Math.min(age * 0.5, waited);
}
