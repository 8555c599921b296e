import { expect, test } from 'vitest';
import type { AdminNegotiation } from '@generated/model';
import { anAdminNegotiation } from '@/testing/negotiations';
import { anOfferClaim } from '@/testing/offers';
import { staffWords } from './staff-words';

const UNPAID = { paid_at: null, received_at: null };
const UNFILED = { transfer_filed_on: null, objection_deadline_on: null, docket_number: null };
const NOT_SIGNED = { ...anAdminNegotiation().seller, has_signed: false };
const CLOSED_MOVES = anAdminNegotiation().moves.map((move) => ({
  ...move,
  close_reason: 'paused' as const,
}));
const PAID = { ...anAdminNegotiation().buyer, fee_received_on: '2026-11-20' };
const FREE = { ...anAdminNegotiation().seller, fee_amount: '0' };
/** What is sold is a part of it. */
const LARGER = anOfferClaim({ face_amount: '12500000' });
const NOW = new Date('2026-12-13T11:59:59.999Z');

test.each<[Partial<AdminNegotiation>, RegExp]>([
  [{ status: 'open' }, /Staff act once one is accepted/],
  [{ status: 'diligence' }, /Ben Okafor examines/],
  [
    { status: 'diligence', reminded_at: '2026-12-10T09:00:00.000Z' },
    /Both sides were reminded on Dec 10, 2026\. Nobody is bound before both have signed/,
  ],
  [{ status: 'signing', seller: NOT_SIGNED }, /the signature of Sofia Marchetti\.$/],
  [
    { status: 'signing', seller: NOT_SIGNED, reminded_at: '2026-12-10T09:00:00.000Z' },
    /reminded on Dec 10, 2026\..*: write to them, or cancel the sale\.$/,
  ],
  [
    {
      status: 'signing',
      seller: NOT_SIGNED,
      buyer: { ...anAdminNegotiation().buyer, has_signed: false },
    },
    /the signatures of Ben Okafor and Sofia Marchetti/,
  ],
  [
    { status: 'payment', ...UNPAID },
    /has not marked the price as paid yet\. Mark it as paid in their place once you have proof/,
  ],
  [
    { status: 'payment', ...UNPAID, reminded_at: '2026-12-10T09:00:00.000Z' },
    /Both sides were reminded on Dec 10, 2026; if it is still unpaid, you may cancel the sale from Dec 14, 2026, 9:00 AM UTC on\.$/,
  ],
  [
    { status: 'payment', ...UNPAID, reminded_at: '2026-12-08T09:00:00.000Z' },
    /if it is still unpaid, you may cancel the sale now\.$/,
  ],
  [
    { status: 'payment', ...UNPAID, unpaid_reason: 'It came back.' },
    /marked as not paid; Ben Okafor has not marked it as paid again/,
  ],
  [{ status: 'payment' }, /Sofia Marchetti has not confirmed/],
  [
    { status: 'payment', ...UNPAID, buyer: { ...anAdminNegotiation().buyer, status: 'suspended' } },
    /Ben Okafor may not log in: the account is suspended\.$/,
  ],
  // Who has not confirmed the address may log in all the same.
  [
    { status: 'payment', ...UNPAID, buyer: { ...anAdminNegotiation().buyer, status: 'pending' } },
    /in their place once you have proof that it was\.$/,
  ],
  [{ status: 'transfer', ...UNFILED }, /record the day and the docket number; 21 days/],
  [
    {
      status: 'transfer',
      objection_deadline_on: '2026-12-12',
      due_at: '2026-12-16T12:00:00.000Z',
    },
    /once the objection deadline of Dec 12, 2026 has passed, and is due by Dec 16, 2026\.$/,
  ],
  [
    { status: 'transfer', objection_deadline_on: '2026-12-11' },
    /The objection deadline of Dec 11, 2026 has passed. Complete the sale/,
  ],
  [{ status: 'completed' }, /’s. Ben Okafor’s and Sofia Marchetti’s fees are outstanding\.$/],
  [{ status: 'completed', buyer: PAID }, /Sofia Marchetti’s fee is outstanding\.$/],
  [{ status: 'completed', buyer: PAID, seller: FREE }, /’s. Nothing is left to do\.$/],
  [{ status: 'completed', claim: LARGER }, /^The part is Harbor Lane Capital LP’s\./],
  [{ status: 'cancelled', claim: anOfferClaim(), ...UNFILED }, /is on the market again\.$/],
  [
    { status: 'cancelled', claim: anOfferClaim() },
    /is on the market again\. The transfer was filed on Nov \d+, 2026, docket number 28114: see that it was withdrawn there\.$/,
  ],
  [{ status: 'cancelled', claim: anOfferClaim({ status: 'paused' }) }, /not on the market now/],
  [{ status: 'rejected' }, /rejected/],
  [{ status: 'withdrawn' }, /withdrawn/],
  [{ status: 'expired' }, /not answered in time/],
  [{ status: 'closed', moves: CLOSED_MOVES }, /The listing of the claim was paused/],
])('%j: staff read what it waits for, or what became of it', (state, words) => {
  expect(staffWords(anAdminNegotiation(state), NOW)).toMatch(words);
});
