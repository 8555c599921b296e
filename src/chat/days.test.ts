import type { MessageSender } from '@generated/model';
import { afterEach, expect, test, vi } from 'vitest';
import { setClockBy } from '@/domain/present-time';
import { dayLabel, isContinued } from './days';

const now = Date.parse('2026-11-21T18:00:00.000Z');

// The files of a worker share the clock.
afterEach(() => {
  vi.useRealTimers();
  setClockBy(new Date().toISOString());
});

test.each([
  ['2026-11-21T00:10:00.000Z', 'Today'],
  ['2026-11-20T23:50:00.000Z', 'Yesterday'],
  ['2026-11-19T23:50:00.000Z', 'Nov 19, 2026'],
])('%s is %s', (iso, words) => {
  expect(dayLabel(iso, now)).toBe(words);
});

test('today is the exchange’s, whose times the messages have', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T01:00:00.000Z') });
  setClockBy('2026-11-21T18:00:00.000Z');
  expect(dayLabel('2026-11-21T17:59:00.000Z')).toBe('Today');
});

const at = (sender: MessageSender, created_at: string, sender_label: string = sender) => ({
  sender,
  sender_label,
  created_at,
});

test.each([
  [
    'the same sender at once',
    at('buyer', '2026-11-21T10:00:00Z'),
    at('buyer', '2026-11-21T10:04:00Z'),
    true,
  ],
  [
    'the same sender later',
    at('buyer', '2026-11-21T10:00:00Z'),
    at('buyer', '2026-11-21T10:05:00Z'),
    false,
  ],
  [
    'another of our staff',
    at('staff', '2026-11-21T10:00:00Z', 'Ada Whitlock'),
    at('staff', '2026-11-21T10:01:00Z', 'Ines Moreau'),
    false,
  ],
  [
    'another sender',
    at('buyer', '2026-11-21T10:00:00Z'),
    at('seller', '2026-11-21T10:01:00Z'),
    false,
  ],
  [
    'over midnight',
    at('buyer', '2026-11-20T23:59:00Z'),
    at('buyer', '2026-11-21T00:01:00Z'),
    false,
  ],
])('messages stand together: %s', (_name, before, message, together) => {
  expect(isContinued(message, before)).toBe(together);
});
