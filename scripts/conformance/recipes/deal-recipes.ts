import { at } from '../session/answer.ts';
import type { Case } from '../session/case.ts';
import type { Actor } from '../session/world.ts';
import {
  dealIn,
  dealOf,
  freeDeal,
  openClaim,
  type OwnDeal,
  PAYMENT,
  pendingDeal,
  readDeal,
  signature,
  TERMS,
} from './deals.ts';
import type { Prepared, Recipe } from './recipe.ts';

/** An actor who does not know the suite's negotiations. */
const STRANGER = 'guest';

/** An act on the pending offer of a new negotiation, and the status in which it leaves the negotiation. */
const answerStep =
  (as: Actor, to: string, body: object = {}, other: object = {}): Recipe =>
  async (check) => {
    const deal = await pendingDeal(check);
    const sent = { ...body, lock_version: deal.offer.version };
    return {
      as,
      params: { id: deal.offer.id },
      body: sent,
      version: 'lock_version',
      stranger: STRANGER,
      other: { body: { ...sent, lock_version: deal.offer.version + 1, ...other } },
      holds: leavesIn(deal, to),
    };
  };

/** An act on a negotiation in one stage, and the stage that it leads to. */
const stageStep =
  (from: Parameters<typeof dealIn>[1], as: Actor, to: string, body: object = {}): Recipe =>
  async (check) => {
    const deal = await dealIn(check, from);
    const { lock_version } = await readDeal(check, deal.id);
    return {
      as,
      params: { id: deal.id },
      body: { ...body, lock_version },
      version: 'lock_version',
      ...(as !== 'admin' && { stranger: STRANGER }),
      other: { body: { ...body, lock_version: lock_version + 1 } },
      holds: leavesIn(deal, to),
    };
  };

/** The buyer's fee, received on the day of the acceptance. */
const feeOfBuyer: Recipe = async (check) => {
  const deal = await dealIn(check, 'payment');
  const { lock_version, answer } = await readDeal(check, deal.id);
  if (Number(at(answer.json, 'current_offer.buyer_fee_amount')) === 0) {
    check.skip('the case of the claim has no fee');
  }
  const received_on = String(at(answer.json, 'agreed_at')).slice(0, 10);
  const body = { side: 'buyer', received_on, lock_version };
  return {
    as: 'admin',
    params: { id: deal.id },
    body,
    version: 'lock_version',
    other: { body: { ...body, side: 'seller' } },
    holds: async (inner) => {
      const read = await readDeal(inner, deal.id);
      if (at(read.answer.json, 'fee_received_on') !== received_on)
        inner.fault('the buyer does not read that the fee was received', read.answer);
      await leavesIn(deal, 'payment')(inner);
    },
  };
};

/** Checks that the negotiation has this status, and frees its claim again. */
const leavesIn = (deal: OwnDeal, to: string) => async (check: Case) => {
  const { status, answer } = await readDeal(check, deal.id);
  if (status !== to) check.fault(`read again, the negotiation is ${status}, not ${to}`, answer);
  await freeDeal(check, deal);
};

/** A read of a negotiation of the suite's own, which is ended afterwards. */
const reading =
  (
    from: Parameters<typeof dealIn>[1],
    { as = 'buyer', id = (deal) => deal.id }: { as?: Actor; id?: (deal: OwnDeal) => number } = {},
  ): Recipe =>
  async (check): Promise<Prepared> => {
    const deal = await dealIn(check, from);
    return {
      as,
      params: { id: id(deal) },
      ...(as !== 'admin' && { stranger: STRANGER }),
      holds: async (inner) => await freeDeal(inner, deal),
    };
  };

const REASON = { reason: 'This is a test of the exchange.' };

export const dealRecipes: Record<string, Recipe> = {
  makeOffer: async (check) => {
    const claim = await openClaim(check);
    return {
      as: 'buyer',
      params: { id: claim },
      body: { offer: TERMS },
      other: { body: { offer: { ...TERMS, price_percent: '46' } } },
      holds: async (inner, answer) => {
        const deal = dealOf(answer);
        if (at(answer.json, 'status') !== 'pending')
          inner.fault('a new offer is not pending', answer);
        const read = await inner.call('getMyOffer', {
          as: 'trader',
          params: { id: deal.offer.id },
        });
        if (at(read.json, 'offer.price_percent') !== TERMS.price_percent)
          inner.fault('the seller does not read what was offered', read);
        await freeDeal(inner, deal);
      },
    };
  },
  counterOffer: async (check) => {
    const deal = await pendingDeal(check);
    const body = { offer: { ...TERMS, price_percent: '48' }, lock_version: deal.offer.version };
    return {
      as: 'trader',
      params: { id: deal.offer.id },
      body,
      version: 'lock_version',
      stranger: STRANGER,
      other: { body: { ...body, offer: TERMS } },
      holds: async (inner) => {
        const { answer } = await readDeal(inner, deal.id);
        if (at(answer.json, 'current_offer.price_percent') !== '48')
          inner.fault('read again, the counter-offer does not stand', answer);
        await leavesIn(deal, 'open')(inner);
      },
    };
  },
  acceptOffer: answerStep('trader', 'diligence'),
  rejectOffer: answerStep('trader', 'rejected', { rejection_reason: 'This is a test.' }),
  withdrawOffer: answerStep('buyer', 'withdrawn'),

  confirmDiligence: stageStep('diligence', 'buyer', 'signing'),
  signAssignment: async (check) => {
    const deal = await dealIn(check, 'signing');
    const body = await signature(check, deal.id, 'trader');
    return {
      as: 'trader',
      params: { id: deal.id },
      body,
      stranger: STRANGER,
      other: { body: { ...body, typed_name: 'Somebody Else' } },
      holds: async (inner) => {
        const { answer } = await readDeal(inner, deal.id);
        if (at(answer.json, 'signed_by_counterparty') !== true)
          inner.fault('the buyer does not see the signature', answer);
        await leavesIn(deal, 'signing')(inner);
      },
    };
  },
  markNegotiationPaid: stageStep('payment', 'buyer', 'payment', PAYMENT),
  updatePaymentInstructions: stageStep('payment', 'trader', 'payment', {
    payment_instructions: 'Conformance Run, account 2, Example Bank',
  }),
  confirmPayment: stageStep('paid', 'trader', 'transfer'),
  cancelNegotiation: stageStep('diligence', 'trader', 'cancelled', REASON),
  advanceNegotiation: stageStep('diligence', 'admin', 'signing', { to: 'signing' }),
  recordPayment: stageStep('payment', 'admin', 'payment', PAYMENT),
  markNegotiationUnpaid: stageStep('paid', 'admin', 'payment', REASON),
  recordFee: feeOfBuyer,
  cancelAdminNegotiation: stageStep('transfer', 'admin', 'cancelled', REASON),

  getMyOffer: reading('diligence', { id: ({ offer }) => offer.id }),
  getNegotiation: reading('payment'),
  listNegotiationEvents: reading('paid'),
  getAssignment: reading('signing', { as: 'trader' }),
  getAdminNegotiation: reading('paid', { as: 'admin' }),
  getBuyerPortal: async (check) => ({
    as: check.world.tokens.has('buyer') ? 'buyer' : check.skip('no buyer is given'),
  }),
};
