/*
 * Dates in words. The exchange sends days (`2022-11-11`) and moments (`2026-11-19T07:30:00.000Z`). A day is the same
 * day everywhere; a moment is shown in the visitor's own zone.
 */

import {
  wallTimeAt,
  wallTimeOfDay,
  writeDay,
  writeDistance,
  writeDistanceOfDays,
  writeOffset,
  writeTime,
  type CalendarUnit,
  type WallTime,
} from '@/domain/calendar';
import { hasFormOfDay } from '@/domain/days';
import { presentTime } from '@/domain/present-time';

/** The visitor's zone, if it differs from that of the machine that draws the page. */
let visitorsZone: string | undefined;

/** Sets the visitor's zone, for a page that is drawn outside the browser. */
export function setVisitorsZone(timeZone: string | undefined): void {
  visitorsZone = timeZone;
}

const wallTime = (iso: string): WallTime =>
  hasFormOfDay(iso) ? wallTimeOfDay(iso) : wallTimeAt(new Date(iso), visitorsZone);

/** The day of a moment in the visitor's calendar: its midnight in UTC, in milliseconds since 1970. */
export function visitorsDay(moment: number | Date): number {
  const { year, month, day } = wallTimeAt(new Date(moment), visitorsZone);
  return Date.UTC(year, month - 1, day);
}

/** `Nov 19, 2026`. */
export function formatDate(iso: string): string {
  return writeDay(wallTime(iso));
}

/** `Nov 19, 2026, 7:30 AM`. */
export function formatDateTime(iso: string): string {
  const at = wallTime(iso);
  return `${writeDay(at)}, ${writeTime(at)}`;
}

/** `7:30 AM`, for use below a heading with the day. */
export function formatTime(iso: string): string {
  return writeTime(wallTime(iso));
}

/** `7:30 AM` for today, `Nov 19, 2026, 7:30 AM` for another day. */
export function formatSince(iso: string, now = presentTime()): string {
  return isOnDayOf(iso, now) ? formatTime(iso) : formatDateTime(iso);
}

/** `7:30 AM` for today, `Nov 19, 2026` for another day. */
export function formatRecent(iso: string, now = presentTime()): string {
  return isOnDayOf(iso, now) ? formatTime(iso) : formatDate(iso);
}

function isOnDayOf(iso: string, now: number): boolean {
  return visitorsDay(new Date(iso)) === visitorsDay(now);
}

/** `Nov 19, 2026, 7:30 AM UTC+1`, for a deadline that depends on the zone. */
export function formatDateTimeWithZone(iso: string): string {
  return `${formatDateTime(iso)} ${writeOffset(wallTime(iso), new Date(iso))}`;
}

const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies [CalendarUnit, number][];

/**
 * The distance in the nearest unit: `3 hours ago`, `just now`; for a day `today`, `yesterday`, `last month`. A future
 * distance is never overstated: `in 3 days` still a minute later, `in 2 days` half a day later, then `in 47 hours`.
 */
export function formatRelative(iso: string, now = presentTime()): string {
  // A day is compared with the visitor's own day: it is not "18 hours ago" at six in the evening.
  const kind = hasFormOfDay(iso) ? 'day' : 'moment';
  const from = kind === 'day' ? visitorsDay(now) : now;
  const seconds = Math.round((Date.parse(iso) - from) / 1000);
  if (kind === 'day' && seconds === 0) return 'today';
  const distance = Math.abs(seconds);
  const slackOf = (index: number) => (UNITS[index + 1]?.[1] ?? 0) / 2;
  // What would be rounded to 24 hours is one day.
  const isOne = (at: number, length: number) => Math.abs(distance - length) <= slackOf(at);
  // In the future, 47 hours are neither one day nor two.
  const least = (at: number) => (seconds > 0 && at < UNITS.length - 1 ? 2 : 1);
  const index = UNITS.findIndex(
    ([, length], at) => isOne(at, length) || distance >= least(at) * length - slackOf(at),
  );
  const unit = UNITS[index];
  if (!unit) return 'just now';
  const count =
    seconds > 0
      ? Math.floor((distance + slackOf(index)) / unit[1])
      : -Math.round(distance / unit[1]);
  // A moment within 24 hours can be today or tomorrow, so such words are only used for days.
  return kind === 'day' ? writeDistanceOfDays(count, unit[0]) : writeDistance(count, unit[0]);
}
