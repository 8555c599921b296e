import type { NegotiationActor, OfferCloseReason, OfferSide } from '@generated/model';
import { dayOf } from '@/domain/days';
import { dueAfter, objectionDeadline, objectionsAreOver } from '@/domain/deals/deadlines/deadlines';
import {
  awaitingOf,
  eventTypeOf,
  type Happening,
  isReminded,
  negotiationStatusAfter,
} from '@/domain/deals/negotiation-state';
import { offerActor, type OfferTransition, offerStatusAfter } from '@/domain/deals/offer-state';
import { feeOf, hasFee } from '@/domain/deals/fees';
import { offerEnd, saleAmounts } from '@/domain/deals/offer-terms';
import { FEE_DAYS } from '../../db/schema';
import { changesBetween } from '../../unit-of-work/audit';
import {
  type DealFacts,
  type Move,
  openNegotiation,
  type PlayedEvent,
  type PlayedNegotiation,
  type PlayedOffer,
  type Signature,
  type Terms,
} from './deal-rows';

/**
 * One negotiation, told from its first offer on, by the rules of `src/domain/deals`: a step that they forbid, or that
 * is earlier than the one before it, throws. The rows are what the exchange would have written.
 */
export class PlayedDeal {
  readonly facts: DealFacts;
  readonly terms: Terms;
  readonly offers: PlayedOffer[] = [];
  readonly events: PlayedEvent[] = [];
  readonly negotiation: PlayedNegotiation;
  /** The negotiation as the previous event left it. */
  private before: PlayedNegotiation;
  /** When the agreement was drawn up. */
  drawnUpAt: Date | null = null;
  readonly signatures: Partial<Record<OfferSide, Signature>> = {};

  constructor(facts: DealFacts, terms: Terms, at: Date, move: Move) {
    const { claim } = facts;
    this.facts = facts;
    this.terms = terms;
    this.negotiation = openNegotiation(facts, at);
    this.before = { ...this.negotiation };
    if (!claim.listed_at || claim.listed_at > at)
      throw new Error(`Claim ${claim.id} is not listed at ${at.toISOString()}.`);
    this.write('buyer', at, move);
  }

  counter(by: OfferSide, at: Date, move: Move): this {
    this.close('counter', by, at);
    return this.write(by, at, move);
  }

  accept(by: OfferSide, at: Date): this {
    const offer = this.close('accept', by, at);
    Object.assign(this.negotiation, {
      agreed_percent: offer.price_percent,
      agreed_amount: offer.amount,
      agreed_at: at,
      due_at: dueAfter('offer_accepted', { at }),
    });
    return this.record(at, by, { transition: 'accept' });
  }

  reject(by: OfferSide, at: Date, reason: string | null = null): this {
    const offer = this.close('reject', by, at);
    offer.rejection_reason = reason;
    return this.record(at, by, { transition: 'reject', note: reason });
  }

  withdraw(by: OfferSide, at: Date): this {
    this.close('withdraw', by, at);
    return this.record(at, by, { transition: 'withdraw' });
  }

  /** At the end of the offer's own time. */
  expire(): this {
    const at = this.last.expires_at;
    this.close('expire', 'system', at);
    return this.record(at, 'system', { transition: 'expire' });
  }

  /** Rejects an offer below the seller's minimum, at the moment it is made. */
  decline(): this {
    const at = this.last.created_at;
    this.close('decline', 'system', at);
    return this.record(at, 'system', { transition: 'decline' });
  }

  /** Closes it because the claim goes to somebody else, or off the market. */
  closeAt(at: Date, reason: OfferCloseReason): this {
    this.close('close', 'system', at).close_reason = reason;
    return this.record(at, 'system', { transition: 'close' });
  }

  confirmDiligence(at: Date): this {
    this.drawnUpAt = at;
    this.negotiation.due_at = dueAfter('diligence_completed', { at });
    return this.record(at, 'buyer', { transition: 'confirm_diligence' });
  }

  sign(by: OfferSide, signature: Signature): this {
    this.signatures[by] = signature;
    if (by === 'seller') {
      const { at: payment_instructions_at, payTo: payment_instructions = null } = signature;
      Object.assign(this.negotiation, { payment_instructions, payment_instructions_at });
    }
    const isWhole = this.signatures.buyer !== undefined && this.signatures.seller !== undefined;
    if (isWhole) {
      const due_at = dueAfter('payment_due', {
        at: signature.at,
        settlementDays: this.terms.settlement_days,
      });
      Object.assign(this.negotiation, {
        due_at,
        buyer_fee_due_at: this.hasFee('buyer') ? due_at : null,
      });
    }
    return this.record(signature.at, by, isWhole ? { transition: 'sign' } : { event: 'signed' });
  }

  markPaid(at: Date, reference: string): this {
    Object.assign(this.negotiation, {
      payment_reference: reference,
      paid_at: at,
      due_at: dueAfter('marked_paid', { at }),
    });
    return this.record(at, 'buyer', { event: 'marked_paid', note: reference });
  }

  confirmPayment(at: Date): this {
    Object.assign(this.negotiation, {
      received_at: at,
      due_at: null,
      seller_fee_due_at: this.hasFee('seller') ? dueAfter('payment_confirmed', { at }) : null,
    });
    return this.record(at, 'seller', { transition: 'confirm_payment' });
  }

  private hasFee(side: OfferSide): boolean {
    return hasFee(feeOf(side, this.last));
  }

  /** Does nothing if the case has no fee. */
  receiveFee(side: OfferSide, at: Date): this {
    if (!this.hasFee(side)) return this;
    this.negotiation[FEE_DAYS[side]] = dayOf(at);
    return this.record(at, 'staff', { event: 'fee_received', note: side });
  }

  fileTransfer(at: Date, docket: string): this {
    const deadlineOn = objectionDeadline(dayOf(at));
    Object.assign(this.negotiation, {
      transfer_filed_on: dayOf(at),
      docket_number: docket,
      objection_deadline_on: deadlineOn,
      due_at: dueAfter('transfer_filed', { deadlineOn }),
    });
    return this.record(at, 'staff', { event: 'transfer_filed', note: docket });
  }

  complete(at: Date): this {
    if (!objectionsAreOver(this.negotiation.objection_deadline_on, at))
      throw new Error(`${this.facts.reference} can still be objected to.`);
    this.negotiation.completed_at = at;
    return this.record(at, 'staff', { transition: 'complete' });
  }

  cancel(by: NegotiationActor, at: Date, reason: string): this {
    Object.assign(this.negotiation, { cancel_reason: reason, cancelled_by: by });
    return this.record(at, by, { transition: 'cancel', note: reason });
  }

  /** Reminds both sides if a deadline has passed by now. */
  remindBy(now: Date): this {
    const { status, due_at } = this.negotiation;
    if (!isReminded(status) || !due_at || due_at > now) return this;
    this.negotiation.reminded_at = due_at;
    return this.record(due_at, 'system', { event: 'deadline_passed' });
  }

  /** The pending move, or the last one. */
  get last(): PlayedOffer {
    const offer = this.offers.at(-1);
    if (!offer) throw new Error('A negotiation begins with an offer.');
    return offer;
  }

  private write(by: OfferSide, at: Date, move: Move): this {
    const { claim, seeded, buyer } = this.facts;
    const { price_percent, hours, message = null, conditions = null } = move;
    const face_amount = move.face_amount ?? claim.face_amount ?? '0';
    const {
      net_amount: _net,
      total_amount: _total,
      ...amounts
    } = saleAmounts(face_amount, price_percent, seeded.parameters, claim.currency);
    const parent = this.offers.at(-1) ?? null;
    const [maker, recipient] =
      by === 'buyer' ? [buyer.id, claim.user_id] : [claim.user_id, buyer.id];
    const expires_at = offerEnd(at, hours, claim.expires_at ?? null);
    this.offers.push({
      ...this.terms,
      ...amounts,
      claim_id: claim.id,
      case_id: claim.case_id,
      maker_id: maker,
      recipient_id: recipient,
      made_by: by,
      price_percent,
      face_amount,
      claim_face_amount: claim.face_amount ?? face_amount,
      currency: claim.currency,
      conditions,
      message,
      expires_at,
      status: 'pending',
      rejection_reason: null,
      close_reason: null,
      answered_at: null,
      lock_version: 0,
      created_at: at,
      updated_at: at,
      parent,
    });
    this.negotiation.due_at = expires_at;
    return this.record(at, by, { event: parent ? 'offer_countered' : 'offer_made' });
  }

  /** Gives the pending offer its final status. */
  private close(transition: OfferTransition, by: OfferSide | 'system', at: Date): PlayedOffer {
    const offer = this.last;
    const status = offerStatusAfter(offer.status, transition, offerActor(by, offer));
    const isLate = transition !== 'expire' && at > offer.expires_at;
    if (status === null || isLate)
      throw new Error(
        `${this.facts.reference}: no ${transition} of an offer that is ${offer.status}.`,
      );
    return Object.assign(offer, { status, answered_at: at, updated_at: at, lock_version: 1 });
  }

  private record(
    at: Date,
    by: NegotiationActor,
    { note = null, ...happened }: Happening & { note?: string | null },
  ): this {
    const { negotiation, signatures } = this;
    const { transition } = happened;
    const type = eventTypeOf(happened);
    const status = transition
      ? negotiationStatusAfter(negotiation.status, transition, by)
      : negotiation.status;
    if (status === null || at < negotiation.updated_at)
      throw new Error(`${this.facts.reference} is ${negotiation.status}: no ${type} now.`);
    const awaiting = awaitingOf({
      status,
      offer_made_by: this.last.made_by,
      buyer_signed_at: signatures.buyer?.at ?? null,
      seller_signed_at: signatures.seller?.at ?? null,
      paid_at: negotiation.paid_at,
    });
    Object.assign(negotiation, {
      status,
      awaiting,
      ...(awaiting === 'none' && { due_at: null }),
    });
    const changes = changesBetween(this.before, negotiation);
    const lock_version = negotiation.lock_version + 1;
    Object.assign(negotiation, { updated_at: at, lock_version });
    this.before = { ...negotiation };
    const offer = type.startsWith('offer_') ? this.last : null;
    this.events.push({ type, actor_role: by, note, occurred_at: at, offer, changes });
    return this;
  }
}
