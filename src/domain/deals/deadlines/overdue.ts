import { presentTime } from '../../present-time';
import { DAY } from '../../time';
import { endOfDay, hasFormOfDay } from '../../days';

/** Whether what a negotiation waits for should have happened by now: by a moment, or by the end of a day. */
export function isOverdue(dueAt: Date | string | null, now = presentTime()): boolean {
  if (dueAt === null) return false;
  const isDay = typeof dueAt === 'string' && hasFormOfDay(dueAt);
  return (isDay ? endOfDay(dueAt) : new Date(dueAt)).getTime() < now;
}

/** Whether what somebody has to do by then wants to be done now. */
export function isSoon(dueAt: string): boolean {
  return isOverdue(dueAt, presentTime() + 2 * DAY);
}
