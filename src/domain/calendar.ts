/*
 * Days and times in English. Written here instead of by `Intl`, like decimals: its first text takes a slow phone a
 * quarter of a second.
 */

import { countOf } from './sentences';

/** A day and a time of day, as on a calendar and a wall clock. */
export interface WallTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Nov 19`. */
export function writeDayOfYear({ month, day }: WallTime): string {
  return `${MONTHS[month - 1]} ${day}`;
}

/** `Nov 2026`. */
export function writeMonth({ month, year }: WallTime): string {
  return `${MONTHS[month - 1]} ${year}`;
}

/** `Nov 19, 2026`. */
export function writeDay(wallTime: WallTime): string {
  return `${writeDayOfYear(wallTime)}, ${wallTime.year}`;
}

/** `7:30 AM`. */
export function writeTime({ hour, minute }: WallTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `UTC`, `UTC-5`, `UTC+5:30`: the offset of a wall clock from UTC at a moment. */
export function writeOffset({ year, month, day, hour, minute }: WallTime, moment: Date): string {
  const minutes =
    Date.UTC(year, month - 1, day, hour, minute) / 60_000 - Math.floor(moment.getTime() / 60_000);
  if (minutes === 0) return 'UTC';
  const distance = Math.abs(minutes);
  const rest = distance % 60;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(distance / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** `2026-11-19`, as the contract writes a day. */
export function isoDay({ year, month, day }: WallTime): string {
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** The start of a day of the contract, `2026-11-19`, which is the same day everywhere. */
export function wallTimeOfDay(day: string): WallTime {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, day: date, hour: 0, minute: 0 };
}

/** A moment in the zone of this machine, or in the named one (IANA). */
export function wallTimeAt(moment: Date, timeZone?: string): WallTime {
  if (timeZone !== undefined) return inZone(moment, timeZone);
  return {
    year: moment.getFullYear(),
    month: moment.getMonth() + 1,
    day: moment.getDate(),
    hour: moment.getHours(),
    minute: moment.getMinutes(),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function inZone(moment: Date, timeZone: string): WallTime {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  const parts = format.formatToParts(moment);
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === name)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

export type CalendarUnit = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** `in 3 days`, `1 hour ago`: a distance from now, other than 0. */
export function writeDistance(count: number, unit: CalendarUnit): string {
  const words = countOf(Math.abs(count), unit);
  return count < 0 ? `${words} ago` : `in ${words}`;
}

/** For days, months and years, as people count them: `yesterday`, `next month`, `3 days ago`. */
export function writeDistanceOfDays(count: number, unit: CalendarUnit): string {
  if (Math.abs(count) !== 1) return writeDistance(count, unit);
  if (unit === 'day') return count < 0 ? 'yesterday' : 'tomorrow';
  return `${count < 0 ? 'last' : 'next'} ${unit}`;
}
