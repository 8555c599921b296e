import { dayOf, earliestDayAt, endOfDay, IN_THE_FUTURE, latestDayAt } from '../../days';
import { DAY } from '../../time';
import { isDayOff } from './us-holidays';

/** Business days of each stage (trade practice: two for the examination of documents). */
export const DILIGENCE_DAYS = 2;
export const SIGNING_DAYS = 3;
/** For the seller to confirm that the price has arrived. A bank transfer can take some of these days. */
const CONFIRMATION_DAYS = 5;
/** The extra days that the buyers' access agreement grants after a reminder of a late payment. */
export const REMINDER_DAYS = 2;
/** For the seller to pay the fee, which comes out of the price, once the price has arrived. */
const SELLER_FEE_DAYS = 5;
/** For our staff to complete a sale without objections. */
const COMPLETION_DAYS = 2;
/** Days for objections to the transfer (Rule 3001(e) of the Federal Rules of Bankruptcy Procedure). */
export const OBJECTION_DAYS = 21;

/**
 * A point in time so many business days later. It keeps the time of day, except that a start on a weekend counts from
 * the end of that weekend. Saturdays and Sundays (UTC) do not count, holidays do.
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
 * The deadline so many business days later. A deadline at the end of a day is its last second: a list that shows only
 * the day, or the text "until Dec 2, 12:00 AM", would otherwise suggest the day after.
 */
function deadlineAfter(from: Date, days: number): Date {
  const end = addBusinessDays(from, days);
  return end.getTime() % DAY === 0 ? new Date(end.getTime() - 1000) : end;
}

/** The facts from which each event's deadline is computed. `at` is the time of the event itself. */
interface DueFacts {
  offer_accepted: { at: Date };
  diligence_completed: { at: Date };
  /** At the last signature. Settlement days are as agreed, in calendar days. */
  payment_due: { at: Date; settlementDays: number };
  marked_paid: { at: Date };
  /**
   * The deadline for the seller's fee, which comes out of the price. The buyer's fee is due with the price, according
   * to the access agreement.
   */
  payment_confirmed: { at: Date };
  /** `signedAt` is the time of the last signature. */
  marked_unpaid: { at: Date; signedAt: Date; settlementDays: number };
  /** The last day for objections, such as `2026-12-11`. */
  transfer_filed: { deadlineOn: string };
}

const DUE_AFTER: { [Event in keyof DueFacts]: (facts: DueFacts[Event]) => Date } = {
  offer_accepted: ({ at }) => deadlineAfter(at, DILIGENCE_DAYS),
  diligence_completed: ({ at }) => deadlineAfter(at, SIGNING_DAYS),
  payment_due: ({ at, settlementDays }) => paymentDueAt(at, settlementDays),
  marked_paid: ({ at }) => deadlineAfter(at, CONFIRMATION_DAYS),
  payment_confirmed: ({ at }) => deadlineAfter(at, SELLER_FEE_DAYS),
  // The agreed day, but late enough to ask a bank.
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

/** The deadline after an event of a deal. A confirmed payment sets one for the seller's fee only: our staff file. */
export function dueAfter<Event extends keyof DueFacts>(event: Event, facts: DueFacts[Event]): Date {
  return DUE_AFTER[event](facts);
}

/**
 * The last day for objections. If it falls on a weekend or a holiday, it moves to the next day that is neither (Rule
 * 9006(a)(1)(C) of the Federal Rules of Bankruptcy Procedure).
 * @param filedOn a day such as `2026-11-18`.
 */
export function objectionDeadline(filedOn: string): string {
  let at = Date.parse(`${filedOn}T00:00:00Z`) + OBJECTION_DAYS * DAY;
  while (isDayOff(dayOf(new Date(at)))) at += DAY;
  return dayOf(new Date(at));
}

/** What is wrong with a last day for objections that the law of the case sets. Days are such as `2026-11-18`. */
export function objectionDeadlineFault(deadlineOn: string, filedOn: string): string | null {
  if (deadlineOn < filedOn) return 'This is before the filing.';
  const latest = dayOf(new Date(Date.parse(`${filedOn}T00:00:00Z`) + 365 * DAY));
  return deadlineOn > latest ? 'This is more than a year after the filing.' : null;
}

/**
 * What is wrong with the day of a filing: it is in the future, or before the price was received, wherever the court is.
 * @param filedOn a day such as `2026-11-18`, at the court.
 */
export function transferDayFault(filedOn: string, receivedAt: Date, now: Date): string | null {
  return dealDayFault(filedOn, now, {
    since: receivedAt,
    early: 'The price had not been received on this day.',
  });
}

/** The same for the day on which a fee was received: without a deal there is no fee. */
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
 * Whether the sale may be completed: the filing is recorded and the last day for objections is over, wherever the court
 * is.
 * @param deadlineOn that day, such as `2026-12-11`; null before the filing.
 */
export function objectionsAreOver(deadlineOn: string | null, now: Date): boolean {
  return deadlineOn !== null && deadlineOn < earliestDayAt(now);
}
