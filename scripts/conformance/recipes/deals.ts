import { at, type Answer, idOf } from '../session/answer.ts';
import { type Case, once } from '../session/case.ts';
import type { Actor } from '../session/world.ts';
import { identityBodyOf } from './account-recipes.ts';
import { completeDraft, stepBody } from './claims.ts';
import { makeUser, ownName } from './people.ts';

/** The terms of the suite's offers. */
export const TERMS = {
  price_percent: '45',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  expires_in_hours: 72,
};

/** A negotiation between the given buyer and the trader, about a claim of the trader. */
export interface OwnDeal {
  id: number;
  claim: number;
  /** The pending move. */
  offer: { id: number; version: number };
}

/** A user of the suite's own who sells, with an approved identity. */
async function trader(check: Case): Promise<Actor> {
  const { id } = await makeUser(check, 'trader');
  await once(check, 'identity of the trader', async () => {
    const body = await identityBodyOf(check, 'trader');
    await check.succeed('submitVerification', { as: 'trader', body });
    const review = { identity_verification: { status: 'approved' } };
    await check.succeed('updateAdminUser', { as: 'admin', params: { id }, body: review });
  });
  return 'trader';
}

/** Open claims of the trader that nobody bids for. */
const freeClaims = (check: Case) => once(check, 'free claims', async (): Promise<number[]> => []);

/** An open claim of the trader for the given buyer; nobody else uses it until it is freed. */
export async function openClaim(check: Case): Promise<number> {
  if (!check.world.tokens.has('buyer')) check.skip('no buyer is given');
  const as = await trader(check);
  const known = (await freeClaims(check)).pop();
  if (known !== undefined) return known;
  const { id, version } = await completeDraft(check, as);
  const params = { id };
  const submitted = await check.succeed('submitMyClaim', {
    as,
    params,
    body: stepBody(check, 'submitMyClaim', version),
  });
  const reviewed = versionOf(submitted);
  await check.succeed('approveClaim', {
    as: 'admin',
    params,
    body: stepBody(check, 'approveClaim', reviewed),
  });
  return id;
}

const versionOf = ({ json }: Answer): number => Number(at(json, 'lock_version'));

/** All negotiations that the suite has begun. */
const begun = (check: Case) => once(check, 'deals', async (): Promise<OwnDeal[]> => []);

export async function pendingDeal(check: Case): Promise<OwnDeal> {
  const claim = await openClaim(check);
  const call = { as: 'buyer', params: { id: claim }, body: { offer: TERMS } } as const;
  const deal = dealOf(await check.succeed('makeOffer', call));
  (await begun(check)).push(deal);
  return deal;
}

/** Ends the live ones: an account cannot be closed in the middle of a deal. */
export async function freeDeals(check: Case): Promise<void> {
  for (const deal of await begun(check)) await freeDeal(check, deal);
}

/** The negotiation of an answered offer. */
export function dealOf(answer: Answer): OwnDeal {
  return {
    id: Number(at(answer.json, 'negotiation_id')),
    claim: Number(at(answer.json, 'claim.id')),
    offer: { id: idOf(answer), version: versionOf(answer) },
  };
}

/** Who takes which step from one stage to the next, in order. */
const STAGES = [
  { stage: 'diligence', reach: accept },
  {
    stage: 'signing',
    reach: (check: Case, { id }: OwnDeal) => act(check, 'confirmDiligence', id),
  },
  {
    stage: 'payment',
    reach: async (check: Case, { id }: OwnDeal) => {
      for (const as of ['buyer', 'trader'] as const) {
        const body = await signature(check, id, as);
        await check.succeed('signAssignment', { as, params: { id }, body });
      }
    },
  },
  {
    stage: 'paid',
    reach: (check: Case, { id }: OwnDeal) => act(check, 'markNegotiationPaid', id, PAYMENT),
  },
  {
    stage: 'transfer',
    reach: (check: Case, { id }: OwnDeal) => act(check, 'confirmPayment', id),
  },
] as const;

const INSTRUCTIONS = 'Conformance Run, account 1, Example Bank';
export const PAYMENT = { payment_reference: 'CONFORMANCE-1' };
type Stage = (typeof STAGES)[number]['stage'];

/** A deal of the suite's own in this stage; `paid` is `payment` once the buyer has paid. */
export async function dealIn(check: Case, stage: Stage): Promise<OwnDeal> {
  const deal = await pendingDeal(check);
  for (const { stage: reached, reach } of STAGES) {
    await reach(check, deal);
    if (reached === stage) break;
  }
  return deal;
}

async function accept(check: Case, { offer }: OwnDeal): Promise<void> {
  const body = { lock_version: offer.version };
  await check.succeed('acceptOffer', { as: 'trader', params: { id: offer.id }, body });
}

type Step = 'confirmDiligence' | 'markNegotiationPaid' | 'confirmPayment';

async function act(check: Case, step: Step, id: number, body: object = {}): Promise<void> {
  const as = step === 'confirmPayment' ? 'trader' : 'buyer';
  const { lock_version } = await readDeal(check, id);
  await check.succeed(step, { as, params: { id }, body: { ...body, lock_version } });
}

/** The negotiation now, as its buyer reads it. */
export async function readDeal(check: Case, id: number) {
  const answer = await check.succeed('getNegotiation', { as: 'buyer', params: { id } });
  return { status: String(at(answer.json, 'status')), lock_version: versionOf(answer), answer };
}

/** The body that signs the agreement of a negotiation. */
export async function signature(check: Case, id: number, as: 'buyer' | 'trader' = 'buyer') {
  const { json } = await check.succeed('getAssignment', { as: 'buyer', params: { id } });
  return {
    hash: String(at(json, 'hash')),
    typed_name: await ownName(check, as),
    consent: true,
    ...(as === 'trader' && { payment_instructions: INSTRUCTIONS }),
  };
}

/** Ends a live negotiation, so that its claim can be reused. */
export async function freeDeal(check: Case, { id, claim }: OwnDeal): Promise<void> {
  const { status, answer } = await readDeal(check, id);
  if (status === 'open') {
    const offer = at(answer.json, 'current_offer');
    const as = at(offer, 'is_mine') === true ? 'buyer' : 'trader';
    const params = { id: Number(at(offer, 'id')) };
    const body = { lock_version: Number(at(offer, 'lock_version')) };
    await check.succeed('withdrawOffer', { as, params, body });
  } else if (STAGES.some(({ stage }) => stage === status)) {
    const body = { reason: 'This is a test of the exchange.', lock_version: versionOf(answer) };
    await check.succeed('cancelAdminNegotiation', { as: 'admin', params: { id }, body });
  }
  (await freeClaims(check)).push(claim);
}
