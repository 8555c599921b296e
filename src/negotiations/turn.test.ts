import type { NegotiationSummary } from '@generated/model';
import { expect, test } from 'vitest';
import { turnOf, type TurnReader } from './turn';

const NOW = Date.parse('2026-12-12T09:00:00.000Z');
/** A filing sets the end of the last day for objections, in UTC. */
const LAST_DAY = {
  status: 'transfer',
  awaiting: 'staff',
  due_at: '2026-12-12T23:59:59.999Z',
} as const;

type Case = [
  TurnReader,
  Partial<Pick<NegotiationSummary, 'status' | 'awaiting' | 'due_at'>>,
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
  ['buyer', { ...LAST_DAY, due_at: '2026-12-11T23:59:59.999Z' }, 'Our staff’s turn', 'neutral'],
  ['staff', { ...LAST_DAY, due_at: '2026-12-11T23:59:59.999Z' }, 'Our staff’s turn', 'warning'],
  ['staff', { status: 'completed', awaiting: 'none' }, null, null],
])('the %s reads of %j: %s, %s', (reader, differences, label, tone) => {
  const negotiation = {
    status: 'signing',
    awaiting: 'both',
    due_at: null,
    ...differences,
  } as const;
  const turn = turnOf(reader, negotiation, NOW);
  expect([turn?.label ?? null, turn?.tone ?? null]).toEqual([label, tone]);
});
