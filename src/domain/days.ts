/*
 * Days of the contract: `2026-11-20`, without a zone.
 */
import { HOUR } from './time';

/** The message for a future day given for a past event. */
export const IN_THE_FUTURE = 'This day is in the future.';

/** No event that a claim asks about is older. A two-digit year is, and a browser's date field accepts one as typed. */
const EARLIEST_DAY = '1900-01-01';

/** What is wrong with the day of a past event, in a sentence, or null. */
export function pastDayFault(day: string, today: string): string | null {
  if (day < EARLIEST_DAY) return 'Check the year.';
  return day > today ? IN_THE_FUTURE : null;
}

/** Milliseconds from UTC to the zones where days begin first (UTC+14) and end last (UTC−12). */
const FIRST_ZONE = 14 * HOUR;
const LAST_ZONE = -12 * HOUR;

/** The day of an instant in UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The latest day that it currently is anywhere on earth. */
export function latestDayAt(instant: Date): string {
  return dayOf(new Date(instant.getTime() + FIRST_ZONE));
}

/** The earliest day that it currently is anywhere on earth. */
export function earliestDayAt(instant: Date): string {
  return dayOf(new Date(instant.getTime() + LAST_ZONE));
}

/** The instant at which a day is over everywhere on earth. */
export function endOfDay(day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  return new Date(next.setUTCDate(next.getUTCDate() + 1) - LAST_ZONE);
}

/** Whether a text of the contract is a day, as opposed to an instant. */
export function hasFormOfDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** Whether it is a day of the calendar: `2026-02-31` is not. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`;
}
