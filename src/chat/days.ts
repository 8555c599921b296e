import type { Message } from '@generated/model';
import { presentTime } from '@/domain/present-time';
import { DAY, MINUTE } from '@/domain/time';
import { formatDate, visitorsDay } from '@/labels/dates';

/** The heading above the messages of a day: "Today", "Yesterday", `Nov 19, 2026`. */
export function dayLabel(iso: string, now = presentTime()): string {
  const daysAgo = (visitorsDay(now) - visitorsDay(new Date(iso))) / DAY;
  if (daysAgo === 0) return 'Today';
  return daysAgo === 1 ? 'Yesterday' : formatDate(iso);
}

/** Milliseconds within which messages of one sender are grouped. */
const TOGETHER_MS = 5 * MINUTE;

/** Several people write for our staff, and the label tells them apart. */
type Written = Pick<Message, 'sender' | 'sender_label' | 'created_at'>;

/** Whether a message needs no name above it because it follows another one by its sender. */
export function isContinued(message: Written, before: Written | undefined): boolean {
  return (
    before !== undefined &&
    before.sender === message.sender &&
    before.sender_label === message.sender_label &&
    visitorsDay(new Date(before.created_at)) === visitorsDay(new Date(message.created_at)) &&
    Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER_MS
  );
}
