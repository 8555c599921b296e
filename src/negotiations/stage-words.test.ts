import { expect, test } from 'vitest';
import type { Negotiation } from '@generated/model';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { anOffer, anOfferClaim } from '@/testing/offers';
import { stageWords } from './stage-words';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const PAID = { paid_at: '2026-11-20T10:15:00.000Z', payment_reference: 'HLC-2026-1187' };
const FILED = {
  transfer_filed_on: '2026-11-21',
  objection_deadline_on: '2026-12-12',
  docket_number: '28114',
};

/** A counter-offer of the seller that the buyer can still answer. */
const COUNTERED = anOffer({
  made_by: 'seller',
  is_mine: false,
  expires_at: '2026-11-24T09:30:00.000Z',
});

/** In a case without fees. */
const FREE = {
  ...aNegotiation().current_offer,
  buyer_fee_amount: '0',
  seller_fee_amount: '0.00',
};

const PART = { ...aNegotiation().current_offer, face_amount: '1000' };
const FREE_BY_WALLET = { ...FREE, payment_method: 'usdt' } as const;
const BY_WALLET = { ...aNegotiation().current_offer, payment_method: 'usdc' } as const;

/** What the buyer reads, and what the seller reads of the same. */
test.each<[Partial<Negotiation>, Partial<Negotiation>, RegExp, RegExp]>([
  [
    { status: 'diligence' },
    {},
    /Examine the claim.*bound once both have signed; until then either can cancel.*within 3 business days.*Is something unclear/,
    /Ben Okafor examines the claim.*up to 2 business days.*until then either can cancel.*Is something unclear/,
  ],
  [
    { status: 'diligence', is_pledged: true },
    {},
    /Examine the claim.*pledged to a lender: the seller hands you the lender’s release before you sign/,
    /send the buyer the lender’s release as a document in the messages/,
  ],
  [
    { status: 'signing', is_pledged: true },
    {},
    /pledged to a lender: sign once you have the lender’s release.*Read it, then sign/,
    /send the buyer the lender’s release before you sign.*Read it, then sign/,
  ],
  [
    { status: 'signing' },
    {},
    /Sign the assignment agreement.*Sofia Marchetti signs it, too.*Then you pay, within 5 days.*Is something unclear/,
    /Sign the assignment agreement.*sign with your name; enter your account for the price there.*Ben Okafor signs it, too.*Then the buyer pays, within 5 days/,
  ],
  [
    { status: 'signing', signed_by_me: true },
    { signed_by_me: false, signed_by_counterparty: true },
    /Sofia Marchetti signs next.*You have signed. Both sides have 3.*Is something unclear/,
    /Ben Okafor has signed. With your signature both sides are bound; enter your account/,
  ],
  [
    { status: 'payment' },
    {},
    /^Pay \$293,625.46 to Sofia Marchetti and our fee of \$2,936.25\. These are two payments\. The price goes to the account given on this page\. Put NEG-4Q8W2H on both payments.*Sofia Marchetti confirms.*Where do you pay our fee/,
    /Ben Okafor pays next.*The price of \$293,625.46 comes to the account that you have given on this page. Out of it you pay our fee of \$2,936.25 to the exchange, with NEG-4Q8W2H on the payment.*Where do you pay our fee/,
  ],
  [
    { status: 'payment', fee_instructions: 'Account 4100' },
    {},
    /Put NEG-4Q8W2H on both payments.*is there\. Is something unclear\?$/,
    /Out of it you pay our fee of \$2,936.25 to the exchange.*is there\. Is it not paid in time\?$/,
  ],
  [
    { status: 'payment', fee_received_on: '2026-11-20' },
    {},
    /^Pay \$293,625.46 to Sofia Marchetti\. The price goes to the account given on this page\. Put NEG-4Q8W2H on the payment\. Then.*is there\. Is something unclear\?$/,
    /on this page\. You get a mail.*is there\. Is it not paid in time\?$/,
  ],
  [
    { status: 'payment', current_offer: FREE },
    {},
    /^Pay \$293,625.46 to Sofia Marchetti\. The price goes to the account given on this page\. Put NEG-4Q8W2H on the payment\. Then.*is there\. Is something unclear\?$/,
    /Out of it you pay no fee to the exchange\..*is there\. Is it not paid in time\?$/,
  ],
  [
    { status: 'payment', unpaid_reason: 'It came back.' },
    {},
    /Look into your payment of \$293,625.46.*marked it as not paid.*ask your bank.*mark it as paid again.*Sofia Marchetti confirms/,
    /Ben Okafor looks into the payment.*Check the account.*marked as paid again.*you confirm/,
  ],
  [
    { status: 'payment', ...PAID },
    {},
    /Sofia Marchetti confirms the payment next.*A bank transfer can take.*not confirmed, or did you mark it by mistake/,
    /Confirm that you received \$293,625.46.*reference HLC-2026-1187\. Confirm only once the money is in your account.*file the transfer.*Has it not arrived/,
  ],
  [
    { status: 'payment', current_offer: BY_WALLET },
    {},
    /^Pay \$293,625.46 to Sofia Marchetti and our fee of \$2,936.25\. These are two payments\. The price goes to the address given on this page\. Put NEG-4Q8W2H on the payment of the fee\. Then mark the price/,
    /The price of \$293,625.46 comes to the address that you have given on this page\. Out of it you pay our fee of \$2,936.25 to the exchange, with NEG-4Q8W2H on the payment/,
  ],
  [
    { status: 'payment', current_offer: BY_WALLET, fee_received_on: '2026-11-20' },
    {},
    /to the address given on this page\. Then mark the price/,
    /comes to the address that you have given on this page\. You get a mail/,
  ],
  [
    { status: 'payment', current_offer: FREE_BY_WALLET },
    {},
    /^Pay \$293,625.46 to Sofia Marchetti\. The price goes to the address given on this page\. Then mark the price/,
    /Out of it you pay no fee to the exchange\. You get/,
  ],
  [
    { status: 'payment', current_offer: BY_WALLET, unpaid_reason: 'It came back.' },
    {},
    /Pay the price, or look in your wallet where it went; then mark it as paid again/,
    /Check the address that you have given on this page/,
  ],
  [
    { status: 'payment', current_offer: BY_WALLET, fee_received_on: '2026-11-20', ...PAID },
    {},
    /You have marked it as paid\. Then our staff/,
    /Confirm only once the money is in your wallet/,
  ],
  [
    { status: 'transfer' },
    {},
    /Our staff file the transfer.*not received our fee of \$2,936.25 yet.*21 days/,
    /Our staff file.*not received our fee of \$2,936.25 yet.*21 days/,
  ],
  [
    { status: 'transfer', fee_received_on: '2026-11-20' },
    {},
    /payment is confirmed. You need to do nothing. The filing.*Is something unclear/,
    /payment is confirmed. You need to do nothing. The filing/,
  ],
  [
    { status: 'transfer', ...FILED },
    {},
    /until Dec 12, 2026.*filed on Nov 21, 2026, docket number 28114.*the court decides on the transfer.*the claim is yours.*has somebody objected/,
    /until Dec 12, 2026.*our staff complete the sale/,
  ],
  [
    { status: 'completed' },
    {},
    /The claim is yours.*not received our fee/,
    /The claim is sold.*not received our fee/,
  ],
  [
    { status: 'completed', current_offer: FREE },
    {},
    /The claim is yours.*from now on\. +$/,
    /The claim is sold.*you are paid\. +$/,
  ],
  [
    { status: 'completed', current_offer: PART },
    {},
    /The part that you bought is yours/,
    /A part of the claim is sold.*What was left of it is a claim of its own/,
  ],
  [
    {
      ...FILED,
      status: 'transfer',
      awaiting: 'staff',
      current_offer: PART,
      due_at: '2099-12-14T12:00:00.000Z',
    },
    {},
    /staff complete the sale by Dec 14, 2099, and the part is yours/,
    /staff complete the sale by Dec 14, 2099\./,
  ],
  [
    { status: 'cancelled', cancelled_by: 'buyer', claim: anOfferClaim() },
    {},
    /Cancelled by you.*make a new offer/,
    /Cancelled by the buyer.*other buyers can make offers/,
  ],
  [
    { status: 'cancelled', cancelled_by: 'staff', claim: anOfferClaim({ status: 'paused' }) },
    {},
    /Cancelled by our staff.*The claim is not on the market now/,
    /Cancelled by our staff.*The claim is not on the market now/,
  ],
  [
    { status: 'expired', claim: anOfferClaim() },
    {},
    /not answered in time.*new offer/,
    /Other buyers can make offers/,
  ],
  [
    { status: 'rejected', claim: anOfferClaim({ status: 'withdrawn' }) },
    {},
    /Nobody owes anything\. The claim is not on the market now\. +$/,
    /Nobody owes anything\. The claim is not on the market now\. +$/,
  ],
  [{ status: 'rejected' }, {}, /was rejected\./, /was rejected\./],
  [
    { status: 'rejected', current_offer: anOffer({ status: 'auto_declined' }) },
    {},
    /was rejected automatically\./,
    /was rejected automatically\./,
  ],
  [{ status: 'withdrawn' }, {}, /withdrawn/, /withdrawn/],
  [
    { status: 'closed', current_offer: anOffer({ status: 'closed', close_reason: 'sold' }) },
    {},
    /The seller agreed with another buyer\. Nobody owes/,
    /You agreed with another buyer. Nobody owes/,
  ],
  [
    {
      status: 'closed',
      claim: anOfferClaim({ status: 'under_offer', partial_sale: true }),
      current_offer: anOffer({ status: 'closed', close_reason: 'sold' }),
    },
    {},
    /Nobody owes anything\. Should that sale fall through, the claim comes back on the market\. If the sale is for a part, the rest/,
    /Nobody owes anything\. The claim is not on the market now\. +$/,
  ],
  [
    { status: 'open', awaiting: 'buyer', current_offer: COUNTERED },
    { current_offer: { ...COUNTERED, is_mine: true } },
    /Answer the offer of 112\.50 %, \$284,766\.08\. It can be answered until Nov 24, 2026, 9:30 AM UTC: accept it.* you examine the documents/,
    /Ben Okafor answers next\. Your offer of 112\.50 %, \$284,766\.08, stands until Nov 24, 2026.* the buyer examines the documents/,
  ],
  [
    { status: 'open', current_offer: anOffer() },
    {},
    /The last offer has run out\. It was for 112\.50 %/,
    /The last offer has run out\. It was for 112\.50 %/,
  ],
])('%j: both sides know what to do or to wait for', (state, ofSeller, buyer, seller) => {
  const read = (negotiation: Negotiation) => {
    const { title, text, next, help } = stageWords(negotiation, NOW);
    return `${title}. ${text} ${next ?? ''} ${help ?? ''}`;
  };
  expect(read(aNegotiation(state))).toMatch(buyer);
  expect(read(aSellersNegotiation({ ...state, ...ofSeller }))).toMatch(seller);
});

test.each([
  [
    '2026-12-13T11:59:59.999Z',
    'Objections are possible until Dec 12, 2026',
    'After that day our staff complete the sale by Dec 15, 2026, and the claim is yours.',
    'After that day our staff complete the sale by Dec 15, 2026.',
  ],
  [
    '2026-12-13T12:00:00Z',
    'The days for objections are over',
    'Our staff complete the sale by Dec 15, 2026, and the claim is yours.',
    'Our staff complete the sale by Dec 15, 2026.',
  ],
])('at %s of a filed transfer: %s', (now, title, buyer, seller) => {
  const filed = { status: 'transfer', ...FILED, due_at: '2026-12-15T12:00:00.000Z' } as const;
  const at = new Date(now);
  expect(stageWords(aNegotiation(filed), at)).toMatchObject({ title, next: buyer });
  expect(stageWords(aSellersNegotiation(filed), at)).toMatchObject({ title, next: seller });
});

test('before names are disclosed the other side is called by its label', () => {
  const { counterparty } = aSellersNegotiation();
  const hidden = { ...counterparty, name: null };
  const { title } = stageWords(aSellersNegotiation({ counterparty: hidden }));
  expect(title).toBe('Buyer 4821 examines the claim');
});

test('the day by which our staff complete a sale is no promise any more once it has passed', () => {
  const filed = { status: 'transfer', ...FILED, due_at: '2026-12-15T12:00:00.000Z' } as const;
  const { next } = stageWords(aSellersNegotiation(filed), new Date('2026-12-15T12:00:00Z'));
  expect(next).toBe('Our staff complete the sale.');
});
