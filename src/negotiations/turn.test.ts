import type { NegotiationSummary } from '@generated/model';
import { expect, test } from 'vitest';
import { shownDeadline, turnOf, type TurnReader } from './turn';

const NOW = Date.parse('2026-12-13T09:00:00.000Z');
/** The last day for objections goes on elsewhere until noon in UTC of the next. */
const LAST_DAY = {
  status: 'transfer',
  awaiting: 'staff',
  objection_deadline_on: '2026-12-12',
} as const;

type Case = [
  TurnReader,
  Partial<Pick<NegotiationSummary, 'status' | 'awaiting' | 'objection_deadline_on'>>,
  string | null,
  string | null,
];

test.each<Case>([
  ['buyer', { awaiting: 'buyer' }, 'Your turn', 'warning'],
  ['seller', { awaiting: 'buyer' }, 'Buyer’s turn', 'neutral'],
  ['staff', { awaiting: 'buyer' }, 'Buyer’s turn', 'neutral'],
  ['seller', { awaiting: 'both' }, 'Your turn', 'warning'],
  ['staff', { awaiting: 'both' }, 'Both sides’ turn', 'neutral'],
  ['buyer', { status: 'transfer', awaiting: 'staff' }, 'Our staff’s turn', 'neutral'],
  ['staff', { status: 'transfer', awaiting: 'staff' }, 'Our staff’s turn', 'warning'],
  ['buyer', LAST_DAY, 'Objection period', 'neutral'],
  ['staff', LAST_DAY, 'Objection period', 'neutral'],
  ['buyer', { ...LAST_DAY, objection_deadline_on: '2026-12-11' }, 'Our staff’s turn', 'neutral'],
  ['staff', { ...LAST_DAY, objection_deadline_on: '2026-12-11' }, 'Our staff’s turn', 'warning'],
  ['staff', { status: 'completed', awaiting: 'none' }, null, null],
])('the %s reads of %j: %s, %s', (reader, differences, label, tone) => {
  const negotiation = {
    status: 'signing',
    awaiting: 'both',
    objection_deadline_on: null,
    ...differences,
  } as const;
  const turn = turnOf(reader, negotiation, NOW);
  expect([turn?.label ?? null, turn?.tone ?? null]).toEqual([label, tone]);
});

const DUE = '2026-12-16T12:00:00.000Z';

test.each([
  ['before the filing there is none', { due_at: null, objection_deadline_on: null }, null],
  ['while objections are possible it is their last day', { due_at: DUE }, '2026-12-12'],
  ['then it is that of our staff', { due_at: DUE, objection_deadline_on: '2026-12-11' }, DUE],
])('the deadline of a transfer: %s', (_, differences, shown) => {
  expect(shownDeadline({ ...LAST_DAY, ...differences }, NOW)).toBe(shown);
});
