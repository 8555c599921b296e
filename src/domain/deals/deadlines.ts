import { DAY, HOUR } from '../time';

/** Business days that a stage lasts (practice of the trade: two for the examination of documents). */
export const DILIGENCE_DAYS = 2;
export const SIGNING_DAYS = 3;
/** For the seller to see that the price has arrived: a bank transfer can take some of them. */
export const CONFIRMATION_DAYS = 5;
/** As the access agreement of buyers grants them after a reminder of a late payment. */
export const REMINDER_DAYS = 2;
/** For our staff to complete a sale that nobody has objected to. */
const COMPLETION_DAYS = 2;
/** Days in which the transfer can be objected to (Rule 3001(e) of the Federal Rules of Bankruptcy Procedure). */
export const OBJECTION_DAYS = 21;

/** The same time so many business days later; Saturdays and Sundays (UTC) do not count, holidays do. */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0;) {
    at += DAY;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at);
}

/** @param settlementDays as agreed, in calendar days. */
export function paymentDueAt(signedAt: Date, settlementDays: number): Date {
  return new Date(signedAt.getTime() + settlementDays * DAY);
}

/**
 * Until when a buyer pays whose payment has not arrived: the agreed day, and so long at least that a bank can be asked.
 * @param signedAt when the last side signed. @param settlementDays as agreed, in calendar days.
 */
export function repaymentDueAt(signedAt: Date, settlementDays: number, now: Date): Date {
  const agreed = paymentDueAt(signedAt, settlementDays);
  const least = addBusinessDays(now, REMINDER_DAYS);
  return agreed > least ? agreed : least;
}

/** Until when our staff complete a sale. @param deadlineOn the last day for objections, as `2026-12-11`. */
export function completionDueAt(deadlineOn: string): Date {
  return addBusinessDays(endOfDayEverywhere(deadlineOn), COMPLETION_DAYS);
}

/** @param filedOn a day as `2026-11-18`. @returns the last day for objections. */
export function objectionDeadline(filedOn: string): string {
  return dayOf(new Date(Date.parse(`${filedOn}T00:00:00Z`) + OBJECTION_DAYS * DAY));
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Days begin first at UTC+14 and end last at UTC−12. */
const FIRST_ZONE = 14 * HOUR;
const LAST_ZONE = -12 * HOUR;

/** When a day is over wherever a court can be. */
function endOfDayEverywhere(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY - LAST_ZONE);
}

/**
 * What is wrong with the day of a filing: it lies ahead, or before the price was received, wherever the court is.
 * @param filedOn a day as `2026-11-18`, where the court is.
 */
export function filingDayFault(filedOn: string, receivedAt: Date, now: Date): string | null {
  return pastDayFault(filedOn, now, {
    since: receivedAt,
    early: 'On this day the price was not received yet.',
  });
}

/** As of a filing, of the day on which a fee was received: no deal, no fee. */
export function feeDayFault(receivedOn: string, agreedAt: Date, now: Date): string | null {
  return pastDayFault(receivedOn, now, {
    since: agreedAt,
    early: 'On this day nothing was agreed yet.',
  });
}

function pastDayFault(
  day: string,
  now: Date,
  { since, early }: { since: Date; early: string },
): string | null {
  if (day > dayOf(new Date(now.getTime() + FIRST_ZONE))) return 'This day has not come yet.';
  return day < dayOf(new Date(since.getTime() + LAST_ZONE)) ? early : null;
}

/**
 * Whether the sale may be completed: the filing is recorded and the last day for objections is over, wherever the court is.
 * @param deadlineOn that day, as `2026-12-11`; null before the filing.
 */
export function objectionsAreOver(deadlineOn: string | null, now: Date): boolean {
  return deadlineOn !== null && now >= endOfDayEverywhere(deadlineOn);
}
