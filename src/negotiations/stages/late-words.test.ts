import { expect, test } from 'vitest';
import type { Negotiation } from '@generated/model';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { stageWords } from '../stage-words';
import { lateWords } from './late-words';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const PAID = { paid_at: '2026-11-20T10:15:00.000Z', payment_reference: 'HLC-2026-1187' };

test.each<[Partial<Negotiation>, RegExp, RegExp]>([
  [
    { status: 'diligence', awaiting: 'buyer' },
    /^You were to end the examination by Nov 21, 2026.* End it once you are satisfied/,
    /^The buyer was to end the examination by Nov 21, 2026.* You can wait, or cancel the sale/,
  ],
  [
    { status: 'signing', awaiting: 'seller' },
    /^The other side was to sign.*You can wait/,
    /^You were to sign/,
  ],
  [
    { status: 'payment', awaiting: 'buyer' },
    /^You were to pay \$293,625.46 .*within 2 business days of our reminder/,
    /^The buyer was to pay \$293,625.46 .*write to our staff: they may cancel the sale/,
  ],
  [
    { status: 'payment', awaiting: 'seller', ...PAID },
    /^The seller was to confirm.*write to our staff, with a proof/,
    /^You were to confirm.*Confirm it if it has arrived/,
  ],
])('%j: once its deadline is over both sides read what can be done', (state, buyer, seller) => {
  const late = { ...state, due_at: '2026-11-21T09:30:00.000Z' };
  expect(lateWords(aNegotiation(late), NOW)).toMatch(buyer);
  expect(lateWords(aSellersNegotiation(late), NOW)).toMatch(seller);
  const inTime = { ...state, due_at: '2026-11-23T09:30:00.000Z' };
  expect(lateWords(aNegotiation(inTime), NOW)).toBeNull();
});

test('what is no longer so is not said once a deadline is over', () => {
  const late = { due_at: '2026-11-21T09:30:00.000Z' };
  const examining = aSellersNegotiation({ ...late, status: 'diligence', awaiting: 'buyer' });
  expect(stageWords(examining, NOW).text).toBe(
    'Both sides are bound once both have signed; until then either can cancel, with a reason.',
  );
  const signing = { ...late, status: 'signing', signed_by_me: true, awaiting: 'seller' } as const;
  expect(stageWords(aNegotiation(signing), NOW).text).toBe('You have signed.');
});

test('of a transfer it is our staff who are late: neither side reads a reminder', () => {
  const late = { status: 'transfer', due_at: '2026-11-21T09:30:00.000Z' } as const;
  expect(lateWords(aNegotiation(late), NOW)).toBeNull();
});
