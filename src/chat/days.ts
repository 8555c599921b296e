import { formatDate } from '@/labels/dates';

/** The visitor's own day of a moment. */
const dayOf = (moment: Date) => moment.toDateString();

/** "Today", "Yesterday", `Nov 19, 2026`: what stands above the messages of a day. */
export function dayLabel(iso: string, now = new Date()): string {
  const day = dayOf(new Date(iso));
  if (day === dayOf(now)) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === dayOf(yesterday) ? 'Yesterday' : formatDate(iso);
}

/** Milliseconds within which messages of one sender stand together. */
const TOGETHER_MS = 5 * 60_000;

interface Written {
  sender: string;
  created_at: string;
}

/** Whether a message needs no name above it: it follows another one of its sender. */
export function isContinued(message: Written, before: Written | undefined): boolean {
  return (
    before !== undefined &&
    before.sender === message.sender &&
    dayOf(new Date(before.created_at)) === dayOf(new Date(message.created_at)) &&
    Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER_MS
  );
}
