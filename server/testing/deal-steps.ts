import type {
  AdminNegotiation,
  Assignment,
  ErrorBody,
  Negotiation,
  Offer,
  OfferFields,
  User,
} from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import type { claimRows } from '../db/schema';
import type { TestExchange } from './exchange-client';
import { marketFactories } from './market-factories';

/** The terms of an offer, except its price. */
export const TERMS: Omit<OfferFields, 'price_percent'> = {
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  expires_in_hours: 72,
};

type Version = { id: number; lock_version: number };
type ClaimValues = Partial<typeof claimRows.$inferInsert>;
type OfferAnswer = Offer & ErrorBody;
type DealAnswer = Negotiation & ErrorBody;

/** What buyers, sellers and staff do in a deal, as calls of the exchange. */
export function dealSteps(exchange: TestExchange) {
  const market = marketFactories(exchange);

  const offer = async (token: string, claimId: number, fields: Partial<OfferFields> = {}) =>
    await exchange.as(token).post<OfferAnswer>(`/api/claims/${claimId}/offers`, {
      offer: { ...TERMS, price_percent: '80', ...fields },
    });

  /** The answers to an offer that take no terms. */
  const answer = async (
    token: string,
    step: 'accept' | 'reject' | 'withdraw',
    { id, lock_version }: Version,
    body: object = {},
  ) =>
    await exchange
      .as(token)
      .post<OfferAnswer>(`/api/offers/${id}/${step}`, { lock_version, ...body });

  const counter = async (
    token: string,
    { id, lock_version }: Version,
    fields: Partial<OfferFields> = {},
  ) =>
    await exchange.as(token).post<OfferAnswer>(`/api/offers/${id}/counter`, {
      offer: { ...TERMS, price_percent: '85', ...fields },
      lock_version,
    });

  const negotiation = async (token: string, id: number) =>
    (await exchange.as(token).get<DealAnswer>(`/api/negotiations/${id}`)).body;

  /** An act on a negotiation in its current version, unless the body names another. */
  const act = async (
    token: string,
    id: number,
    step: 'confirm_diligence' | 'mark_paid' | 'confirm_payment' | 'cancel',
    body: object = {},
  ) => {
    const { lock_version } = await negotiation(token, id);
    return await exchange
      .as(token)
      .post<DealAnswer>(`/api/negotiations/${id}/${step}`, { lock_version, ...body });
  };

  const sign = async (token: string, id: number, body: object = {}) => {
    const path = `/api/negotiations/${id}/assignment`;
    const { hash } = (await exchange.as(token).get<Assignment>(path)).body;
    const { role } = await negotiation(token, id);
    return await exchange.as(token).post<Assignment & ErrorBody>(`${path}/sign`, {
      hash,
      typed_name: fullName((await exchange.as(token).get<User>('/auth/current_user')).body),
      consent: true,
      ...(role === 'seller' && { payment_instructions: 'Sela, account 1, Example Bank' }),
      ...body,
    });
  };

  const staffAct = async (
    token: string,
    id: number,
    step: 'advance' | 'fee' | 'mark_paid' | 'mark_unpaid' | 'cancel',
    body: object,
  ) => {
    const path = `/admin/negotiations/${id}`;
    const { lock_version } = (await exchange.as(token).get<AdminNegotiation>(path)).body;
    return await exchange
      .as(token)
      .post<AdminNegotiation & ErrorBody>(`${path}/${step}`, { lock_version, ...body });
  };

  /** A seller with an open claim of 100,000 USD, a buyer and a case. */
  async function parties(claimValues: ClaimValues = {}) {
    const of = await market.case();
    const seller = await exchange.user({ identity_status: 'approved', first_name: 'Sela' });
    const claim = await market.claim({ case_id: of.id, user_id: seller.user.id, ...claimValues });
    return { of, seller, claim, buyer: await exchange.buyer() };
  }

  /** A deal whose offer of 80 % was accepted: the buyer examines the claim. */
  async function accepted(claimValues: ClaimValues = {}, fields: Partial<OfferFields> = {}) {
    const people = await parties(claimValues);
    const made = (await offer(people.buyer.token, people.claim.id, fields)).body;
    await answer(people.seller.token, 'accept', made);
    return { ...people, offer: made, id: made.negotiation_id };
  }

  /** A deal that both have signed: the payment is due. */
  async function signed(claimValues: ClaimValues = {}, fields: Partial<OfferFields> = {}) {
    const deal = await accepted(claimValues, fields);
    await act(deal.buyer.token, deal.id, 'confirm_diligence');
    await sign(deal.buyer.token, deal.id);
    await sign(deal.seller.token, deal.id);
    return deal;
  }

  return {
    ...market,
    buyer: async (values: Parameters<TestExchange['buyer']>[0] = {}) =>
      await exchange.buyer(values),
    parties,
    offer,
    answer,
    counter,
    negotiation,
    act,
    sign,
    staffAct,

    accepted,
    signed,

    /** The conversation of a negotiation in which nothing is agreed yet. */
    haggling: async () => {
      const { buyer, seller, claim } = await parties();
      const { body: first } = await offer(buyer.token, claim.id);
      const { conversation_id: id } = await negotiation(buyer.token, first.negotiation_id);
      return { buyer, seller, claim, offer: first, id };
    },
    /** A deal that is paid: the staff file the transfer. */
    transferring: async (claimValues: ClaimValues = {}, fields: Partial<OfferFields> = {}) => {
      const deal = await signed(claimValues, fields);
      await act(deal.buyer.token, deal.id, 'mark_paid', { payment_reference: 'HLC-1' });
      await act(deal.seller.token, deal.id, 'confirm_payment');
      return { ...deal, staff: (await exchange.admin()).token };
    },
  };
}
