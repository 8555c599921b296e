import {
  dealIn,
  freeDeal,
  openClaim,
  PAYMENT,
  pendingDeal,
  readDeal,
  signature,
  TERMS,
} from '../recipes/deals.ts';
import { guest } from '../recipes/people.ts';
import type { Case } from '../session/case.ts';
import type { Actor } from '../session/world.ts';
import type { Refusal } from './refusals.ts';

const offer = { offer: TERMS };

/** What the rules of a deal refuse. */
export const DEAL_REFUSALS: Refusal[] = [
  {
    operation: 'makeOffer',
    name: 'an own claim',
    code: 'own_claim',
    call: async (check) => ({ as: 'trader', params: { id: await openClaim(check) }, body: offer }),
  },
  {
    operation: 'makeOffer',
    name: 'by somebody who is no buyer',
    code: 'buyer_not_verified',
    call: async (check) => {
      await guest(check);
      return { as: 'guest', params: { id: await openClaim(check) }, body: offer };
    },
  },
  {
    operation: 'makeOffer',
    name: 'a claim for which the buyer has an offer',
    code: 'negotiation_exists',
    call: async (check) => ({
      as: 'buyer',
      params: { id: (await pendingDeal(check)).claim },
      body: offer,
    }),
  },
  {
    operation: 'makeOffer',
    name: 'a claim that is under offer',
    code: 'claim_not_open',
    call: async (check) => ({
      as: 'buyer',
      params: { id: (await dealIn(check, 'diligence')).claim },
      body: offer,
    }),
  },
  {
    operation: 'acceptOffer',
    name: 'the own offer',
    code: 'transition_not_allowed',
    call: async (check) => answering(check, 'buyer'),
  },
  {
    operation: 'withdrawOffer',
    name: 'the offer of the other side',
    code: 'transition_not_allowed',
    call: async (check) => answering(check, 'trader'),
  },
  {
    operation: 'rejectOffer',
    name: 'an offer that was withdrawn',
    code: 'transition_not_allowed',
    call: async (check) => {
      const deal = await pendingDeal(check);
      await freeDeal(check, deal);
      const { id, version } = deal.offer;
      return { as: 'trader', params: { id }, body: { lock_version: version + 1 } };
    },
  },
  {
    operation: 'confirmDiligence',
    name: 'by the seller',
    code: 'transition_not_allowed',
    call: async (check) => inStage(check, 'diligence', 'trader'),
  },
  {
    operation: 'signAssignment',
    name: 'another text than the one that was drawn up',
    code: 'agreement_superseded',
    call: async (check) => {
      const { id } = await dealIn(check, 'signing');
      const body = { ...(await signature(check, id)), hash: 'f'.repeat(64) };
      return { as: 'trader', params: { id }, body };
    },
  },
  {
    operation: 'markNegotiationPaid',
    name: 'with a document of nobody',
    code: 'document_not_usable',
    call: async (check) =>
      inStage(check, 'payment', 'buyer', { ...PAYMENT, document_id: 2_147_483_647 }),
  },
  {
    operation: 'confirmPayment',
    name: 'before the buyer has paid',
    code: 'transition_not_allowed',
    call: async (check) => inStage(check, 'payment', 'trader'),
  },
  {
    operation: 'recordPayment',
    name: 'before both have signed',
    code: 'transition_not_allowed',
    call: async (check) => inStage(check, 'signing', 'admin', PAYMENT),
  },
  {
    operation: 'markNegotiationUnpaid',
    name: 'before the buyer has paid',
    code: 'transition_not_allowed',
    call: async (check) => inStage(check, 'payment', 'admin', { reason: 'A test.' }),
  },
  {
    operation: 'cancelNegotiation',
    name: 'once both have signed',
    code: 'transition_not_allowed',
    call: async (check) => inStage(check, 'payment', 'buyer', { reason: 'A test.' }),
  },
  {
    operation: 'recordFee',
    name: 'before both have signed',
    code: 'transition_not_allowed',
    call: async (check) =>
      inStage(check, 'signing', 'admin', { side: 'buyer', received_on: '2026-11-20' }),
  },
  {
    operation: 'advanceNegotiation',
    name: 'a completion before objections are over',
    code: 'objection_open',
    call: async (check) => inStage(check, 'transfer', 'admin', { to: 'completed' }),
  },
];

async function answering(check: Case, as: Actor) {
  const { id, version } = (await pendingDeal(check)).offer;
  return { as, params: { id }, body: { lock_version: version } };
}

async function inStage(
  check: Case,
  stage: Parameters<typeof dealIn>[1],
  as: Actor,
  body: object = {},
) {
  const { id } = await dealIn(check, stage);
  const { lock_version } = await readDeal(check, id);
  return { as, params: { id }, body: { ...body, lock_version } };
}
