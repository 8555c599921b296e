import { dayOf, earliestDayAt, endOfDay, IN_THE_FUTURE, latestDayAt } from '../../days';
import { DAY } from '../../time';
import { isDayOff } from './us-holidays';

/** Business days that a stage lasts (practice of the trade: two for the examination of documents). */
export const DILIGENCE_DAYS = 2;
export const SIGNING_DAYS = 3;
/** For the seller to see that the price has arrived: a bank transfer can take some of them. */
const CONFIRMATION_DAYS = 5;
/** As the access agreement of buyers grants them after a reminder of a late payment. */
export const REMINDER_DAYS = 2;
/** For the seller to pay the fee, which comes out of the price, once that has arrived. */
const SELLER_FEE_DAYS = 5;
/** For our staff to complete a sale that nobody has objected to. */
const COMPLETION_DAYS = 2;
/** Days in which the transfer can be objected to (Rule 3001(e) of the Federal Rules of Bankruptcy Procedure). */
export const OBJECTION_DAYS = 21;

/**
 * So many business days later: at the same time, or at the end of a day for what begins on a weekend, as what is left of that
 * is no part of a day. Saturdays and Sundays (UTC) do not count, holidays do.
 */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from.getTime();
  if (isWeekend(at)) at -= at % DAY;
  while (isWeekend(at)) at += DAY;
  for (let left = days; left > 0;) {
    at += DAY;
    if (!isWeekend(at)) left -= 1;
  }
  return new Date(at);
}

function isWeekend(at: number): boolean {
  const weekday = new Date(at).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/**
 * The deadline so many business days later. One at the end of a day is its last second: a list that names the day alone, and
 * who reads "until Dec 2, 12:00 AM", would take the day after for part of it.
 */
function deadlineAfter(from: Date, days: number): Date {
  const end = addBusinessDays(from, days);
  return end.getTime() % DAY === 0 ? new Date(end.getTime() - 1000) : end;
}

/** What the deadline of each event is reckoned from: `at` is the event's own time. */
interface DueFacts {
  offer_accepted: { at: Date };
  diligence_completed: { at: Date };
  /** With the last signature. Settlement days are those agreed, in calendar days. */
  payment_due: { at: Date; settlementDays: number };
  marked_paid: { at: Date };
  /** The seller's fee, which comes out of the price. The buyer's is due with the price, as the access agreement says. */
  payment_confirmed: { at: Date };
  /** `signedAt` is the time of the last signature. */
  marked_unpaid: { at: Date; signedAt: Date; settlementDays: number };
  /** The last day for objections, as `2026-12-11`. */
  transfer_filed: { deadlineOn: string };
}

const DUE_AFTER: { [Event in keyof DueFacts]: (facts: DueFacts[Event]) => Date } = {
  offer_accepted: ({ at }) => deadlineAfter(at, DILIGENCE_DAYS),
  diligence_completed: ({ at }) => deadlineAfter(at, SIGNING_DAYS),
  payment_due: ({ at, settlementDays }) => paymentDueAt(at, settlementDays),
  marked_paid: ({ at }) => deadlineAfter(at, CONFIRMATION_DAYS),
  payment_confirmed: ({ at }) => deadlineAfter(at, SELLER_FEE_DAYS),
  // The agreed day, and so long at least that a bank can be asked.
  marked_unpaid: ({ at, signedAt, settlementDays }) => {
    const agreed = paymentDueAt(signedAt, settlementDays);
    const least = deadlineAfter(at, REMINDER_DAYS);
    return agreed > least ? agreed : least;
  },
  transfer_filed: ({ deadlineOn }) => deadlineAfter(endOfDay(deadlineOn), COMPLETION_DAYS),
};

function paymentDueAt(signedAt: Date, settlementDays: number): Date {
  return new Date(signedAt.getTime() + settlementDays * DAY);
}

/** The deadline that an event of a deal brings. A confirmed payment brings one for the seller's fee alone: our staff file. */
export function dueAfter<Event extends keyof DueFacts>(event: Event, facts: DueFacts[Event]): Date {
  return DUE_AFTER[event](facts);
}

/**
 * The last day for objections: one that falls on a weekend or a holiday runs on to the next day that is neither (Rule
 * 9006(a)(1)(C) of the Federal Rules of Bankruptcy Procedure).
 * @param filedOn a day as `2026-11-18`.
 */
export function objectionDeadline(filedOn: string): string {
  let at = Date.parse(`${filedOn}T00:00:00Z`) + OBJECTION_DAYS * DAY;
  while (isDayOff(dayOf(new Date(at)))) at += DAY;
  return dayOf(new Date(at));
}

/** What is wrong with a last day for objections that the law of the case sets. Days as `2026-11-18`. */
export function objectionDeadlineFault(deadlineOn: string, filedOn: string): string | null {
  if (deadlineOn < filedOn) return 'This is before the filing.';
  const latest = dayOf(new Date(Date.parse(`${filedOn}T00:00:00Z`) + 365 * DAY));
  return deadlineOn > latest ? 'This is more than a year after the filing.' : null;
}

/**
 * What is wrong with the day of a filing: it lies ahead, or before the price was received, wherever the court is.
 * @param filedOn a day as `2026-11-18`, where the court is.
 */
export function transferDayFault(filedOn: string, receivedAt: Date, now: Date): string | null {
  return dealDayFault(filedOn, now, {
    since: receivedAt,
    early: 'The price had not been received on this day.',
  });
}

/** As of a filing, of the day on which a fee was received: no deal, no fee. */
export function feeDayFault(receivedOn: string, agreedAt: Date, now: Date): string | null {
  return dealDayFault(receivedOn, now, {
    since: agreedAt,
    early: 'Nothing had been agreed on this day.',
  });
}

function dealDayFault(
  day: string,
  now: Date,
  { since, early }: { since: Date; early: string },
): string | null {
  if (day > latestDayAt(now)) return IN_THE_FUTURE;
  return day < earliestDayAt(since) ? early : null;
}

/**
 * Whether the sale may be completed: the filing is recorded and the last day for objections is over, wherever the court is.
 * @param deadlineOn that day, as `2026-12-11`; null before the filing.
 */
export function objectionsAreOver(deadlineOn: string | null, now: Date): boolean {
  return deadlineOn !== null && deadlineOn < earliestDayAt(now);
}
