import { expect, test } from 'vitest';
import { dayLabel, isContinued } from './days';

const now = new Date('2026-11-21T18:00:00.000Z');

test.each([
  ['2026-11-21T00:10:00.000Z', 'Today'],
  ['2026-11-20T23:50:00.000Z', 'Yesterday'],
  ['2026-11-19T23:50:00.000Z', 'Nov 19, 2026'],
])('%s is %s', (iso, words) => {
  expect(dayLabel(iso, now)).toBe(words);
});

const at = (sender: string, created_at: string, sender_label = sender) => ({
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
