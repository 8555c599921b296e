import { dayOf } from '../../days';
import { DAY } from '../../time';

/** Months and days of holidays with a fixed date. */
const FIXED = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;

/** Month, weekday (Sunday is 0) and which one in the month; -1 is the last. */
const FLOATING = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const;

/** Whether a day (`2026-11-26`) is a weekend day or an observed public holiday of the United States (5 U.S.C. 6103). */
export function isDayOff(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return true;
  // New Year's Day of the next year may be observed on the last day of this one.
  const year = date.getUTCFullYear();
  return [year, year + 1].some((each) => holidaysOf(each).includes(day));
}

function holidaysOf(year: number): string[] {
  return [
    ...FIXED.map(([month, day]) => observed(new Date(Date.UTC(year, month - 1, day)))),
    ...FLOATING.map(([month, weekday, which]) => floating(year, month, weekday, which)),
  ];
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observed(date: Date): string {
  const weekday = date.getUTCDay();
  const shift = weekday === 6 ? -DAY : weekday === 0 ? DAY : 0;
  return dayOf(new Date(date.getTime() + shift));
}

function floating(year: number, month: number, weekday: number, which: number): string {
  if (which < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    const back = (last.getUTCDay() - weekday + 7) % 7;
    return dayOf(new Date(last.getTime() - back * DAY));
  }
  const first = new Date(Date.UTC(year, month - 1, 1));
  const ahead = (weekday - first.getUTCDay() + 7) % 7;
  return dayOf(new Date(first.getTime() + (ahead + 7 * (which - 1)) * DAY));
}
