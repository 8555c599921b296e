import type { Negotiation } from '@generated/model';
import { hasFormOfDay } from '@/domain/days';
import { objectionsAreOver } from '@/domain/deals/deadlines/deadlines';
import { feeOf } from '@/domain/deals/fees';
import { formatAmount } from '@/domain/money';
import { presentTime } from '@/domain/present-time';

/** A deadline for a calendar. */
export interface CalendarEntry {
  /** Stays the same for one deadline, so that a calendar that has it moves it. */
  uid: string;
  /** Increases with every change of the deadline. */
  version: number;
  title: string;
  description: string;
  /** A day (`2026-12-12`) or a moment of the contract. */
  at: string;
}

/**
 * The current deadlines of a negotiation: for its stage, for objections to the transfer until they are over, and for
 * the reader's fee.
 */
export function calendarEntries(
  negotiation: Negotiation,
  address: string,
  now = new Date(presentTime()),
): CalendarEntry[] {
  const { reference, status, due_at, objection_deadline_on: until, claim } = negotiation;
  const entry = (name: string, title: string, at: string): CalendarEntry => ({
    uid: `${reference}-${name}@claims-exchange`,
    version: negotiation.lock_version,
    title: `${title} (${claim.reference}, ${claim.case.name})`,
    description: `${reference}\n${address}`,
    at,
  });
  const entries: CalendarEntry[] = [];
  if (status === 'transfer') {
    if (until !== null && !objectionsAreOver(until, now))
      entries.push(entry('objections', 'Last day for objections', until));
  } else {
    const title = stageTitle(negotiation);
    // Another deadline begins with the payment.
    const name = negotiation.paid_at === null ? status : 'confirmation';
    if (due_at !== null && title !== null) entries.push(entry(name, title, due_at));
  }
  const { fee_due_at: feeDueAt, role, current_offer: offer, currency } = negotiation;
  if (feeDueAt !== null)
    entries.push(
      entry(
        'fee',
        `Fee of the exchange, ${formatAmount(feeOf(role, offer), currency)}, due`,
        feeDueAt,
      ),
    );
  return entries;
}

function stageTitle(negotiation: Negotiation): string | null {
  const { status, current_offer: offer, currency } = negotiation;
  if (status === 'diligence') return 'End of the examination';
  if (status === 'signing') return 'Assignment agreement to be signed';
  if (status !== 'payment') return null;
  if (negotiation.paid_at !== null) return 'Payment to be confirmed';
  return `Payment of ${formatAmount(offer.amount, currency)} due`;
}

/**
 * An iCalendar file (RFC 5545) with one entry for each deadline and a reminder a day before.
 * @param now when the file is created.
 */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Claims Exchange//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.uid}`,
      `DTSTAMP:${utc(now.toISOString())}`,
      `SEQUENCE:${entry.version}`,
      hasFormOfDay(entry.at)
        ? `DTSTART;VALUE=DATE:${entry.at.replaceAll('-', '')}`
        : `DTSTART:${utc(entry.at)}`,
      `SUMMARY:${escaped(entry.title)}`,
      `DESCRIPTION:${escaped(entry.description)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(entry.title)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261120T144000Z`. */
function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Section 3.3.11: backslash, semicolon, comma and line break have special meanings. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const LINE_OCTETS = 75;

/** Section 3.1: no line is longer than 75 octets, and continuation lines begin with a space. No character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (octets > room) {
      text += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    text += character;
    room -= octets;
  }
  return text;
}
