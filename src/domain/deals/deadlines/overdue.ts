import { presentTime } from '../../present-time';
import { DAY } from '../../time';
import { endOfDay, hasFormOfDay } from '../../days';

/** Whether the deadline of a negotiation has passed, be it a moment or the end of a day. */
export function isOverdue(dueAt: Date | string | null, now = presentTime()): boolean {
  if (dueAt === null) return false;
  const isDay = typeof dueAt === 'string' && hasFormOfDay(dueAt);
  return (isDay ? endOfDay(dueAt) : new Date(dueAt)).getTime() < now;
}

/** Whether a deadline is so near that the task should be done now. */
export function isSoon(dueAt: string): boolean {
  return isOverdue(dueAt, presentTime() + 2 * DAY);
}
