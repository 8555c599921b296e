import { expect, test } from 'vitest';
import type { Negotiation } from '@generated/model';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { anOfferClaim } from '@/testing/offers';
import { stageWords } from '../stage-words';

const PAID = { paid_at: '2026-11-20T10:15:00.000Z', payment_reference: 'HLC-2026-1187' };
const RECEIVED = { ...PAID, received_at: '2026-11-20T15:00:00.000Z' };
/** A sale that was cancelled once both had signed. */
const LATE = {
  status: 'cancelled',
  cancelled_by: 'staff',
  claim: anOfferClaim(),
  signed_by_me: true,
  signed_by_counterparty: true,
} satisfies Partial<Negotiation>;
/** In a case without fees. */
const FREE = {
  ...aNegotiation().current_offer,
  buyer_fee_amount: '0',
  seller_fee_amount: '0.00',
};

const TO_BUYERS = 'The claim is on the market again, and you can make a new offer.';
const FEE = 'Our staff tell you what becomes of the fee.';
const TO_OTHERS = 'The claim is on the market again, where other buyers can make offers.';

test.each<[string, Partial<Negotiation>, string, string]>([
  [
    'before anybody has signed',
    { ...LATE, signed_by_me: false, signed_by_counterparty: false },
    `You owe nothing. ${TO_BUYERS}`,
    TO_OTHERS,
  ],
  [
    'once one side has signed',
    { ...LATE, signed_by_counterparty: false },
    `You owe nothing. ${TO_BUYERS}`,
    TO_OTHERS,
  ],
  [
    'once both have signed',
    LATE,
    `The price is not owed any more. ${FEE} ${TO_BUYERS}`,
    `${FEE} ${TO_OTHERS}`,
  ],
  [
    'without a fee, once both have signed',
    { ...LATE, current_offer: FREE },
    `The price is not owed any more. ${TO_BUYERS}`,
    TO_OTHERS,
  ],
  [
    'once the fee was received',
    { ...LATE, fee_received_on: '2026-11-20' },
    `The price is not owed any more. ${TO_BUYERS}`,
    TO_OTHERS,
  ],
  [
    'once the price was marked as paid',
    { ...LATE, ...PAID },
    `You have marked the price as paid: our staff tell you how it comes back to you. ${FEE} ${TO_BUYERS}`,
    `${FEE} ${TO_OTHERS}`,
  ],
  [
    'once the price was received',
    { ...LATE, ...RECEIVED },
    `You have marked the price as paid: our staff tell you how it comes back to you. ${FEE} ${TO_BUYERS}`,
    `You have received the price: our staff tell you how it goes back to the buyer. ${FEE} ${TO_OTHERS}`,
  ],
])('cancelled %s: both sides read what becomes of the money', (_when, state, buyer, seller) => {
  expect(stageWords(aNegotiation(state)).text).toBe(buyer);
  expect(stageWords(aSellersNegotiation(state)).text).toBe(seller);
});

test.each<Partial<Negotiation>>([LATE, { status: 'closed' }])(
  'where the claim is paused then, the buyer learns how to hear of its return: %o',
  (state) => {
    const paused = { ...state, claim: anOfferClaim({ status: 'paused' }) };
    const off = 'The claim is not on the market now.';
    const told = 'If you follow the claim, you are told when it is back on the market.';
    expect(stageWords(aNegotiation(paused)).text.endsWith(`${off} ${told}`)).toBe(true);
    expect(stageWords(aSellersNegotiation(paused)).text.endsWith(off)).toBe(true);
  },
);

test.each<Partial<Negotiation>>([LATE, { status: 'closed' }])(
  'a buyer whose account is not verified any more is promised no new offer: %o',
  (state) => {
    const words = (mayNotOffer: boolean) =>
      stageWords({ ...aNegotiation(state), claim: anOfferClaim({ status: 'open' }), mayNotOffer })
        .text;
    expect(words(false)).toContain('you can make a new offer');
    expect(words(true)).not.toContain('new offer');
  },
);
