import type { NegotiationStatus } from '@generated/model';
import {
  afterTheSale,
  MAY_OFFER_AGAIN,
  TOLD_OF_RETURN,
  whyClosed,
} from '@/domain/deals/words/close-reason';
import { feeOf, hasFee } from '@/domain/deals/fees';
import { FEE_AFTER_CANCELLATION, priceBack } from '@/domain/deals/words/price-back';
import { sentences } from '@/domain/sentences';
import { ACTOR_WORDS } from '../labels';
import type { StageFacts, StageWords } from './stage-facts';

type Ended = Extract<
  NegotiationStatus,
  'cancelled' | 'rejected' | 'withdrawn' | 'expired' | 'closed'
>;

/** What a side reads about a negotiation that ended without a sale. */
export function endedWords(negotiation: StageFacts, status: Ended): StageWords {
  switch (status) {
    case 'cancelled':
      return {
        ...end(
          `Cancelled by ${ender(negotiation)}`,
          sentences(whatIsOwed(negotiation), backOnTheMarket(negotiation)),
        ),
        help: 'Is something unclear?',
      };
    case 'rejected':
      return withoutSale(
        `The last offer was rejected${negotiation.current_offer.status === 'auto_declined' ? ' automatically' : ''}`,
        negotiation,
      );
    case 'withdrawn':
      return withoutSale('The last offer was withdrawn', negotiation);
    case 'expired':
      return withoutSale('The last offer was not answered in time', negotiation);
    case 'closed':
      return withoutSale(
        'The offer was closed',
        negotiation,
        whyClosed(negotiation.current_offer.close_reason, negotiation.role),
      );
  }
}

/** What becomes of the price and the fee of a cancelled sale; empty for a seller with nothing to learn about them. */
function whatIsOwed(negotiation: StageFacts): string {
  const { role, signed_by_me, signed_by_counterparty, current_offer, fee_received_on } =
    negotiation;
  const isBuyer = role === 'buyer';
  if (!signed_by_me || !signed_by_counterparty) return isBuyer ? 'You owe nothing.' : '';
  // A received fee has a card of its own.
  const mayOweFee = hasFee(feeOf(role, current_offer)) && fee_received_on === null;
  return sentences(
    priceBack(role, negotiation) ?? (isBuyer && 'The price is not owed any more.'),
    mayOweFee && FEE_AFTER_CANCELLATION,
  );
}

function offTheMarket({ role, claim }: StageFacts): string {
  return sentences(
    'The claim is not on the market now.',
    role === 'buyer' && claim.status === 'paused' && TOLD_OF_RETURN,
  );
}

/** If its seller may not log in, the claim is paused instead. */
function backOnTheMarket(negotiation: StageFacts): string {
  if (negotiation.claim.status !== 'open') return offTheMarket(negotiation);
  if (negotiation.role === 'seller') {
    return 'The claim is on the market again, where other buyers can make offers.';
  }
  return negotiation.mayNotOffer
    ? 'The claim is on the market again.'
    : 'The claim is on the market again, and you can make a new offer.';
}

/** Who ended it, named within a sentence for its reader. */
function ender({ cancelled_by: by, role }: StageFacts): string {
  if (by === null) return ACTOR_WORDS.system;
  return by === role ? 'you' : ACTOR_WORDS[by];
}

/** An end that asks for nothing more. */
export function end(title: string, text: string): StageWords {
  return { title, text, next: null };
}

function withoutSale(title: string, negotiation: StageFacts, why?: string): StageWords {
  return end(title, sentences(why, 'Nobody owes anything.', whatIsNext(negotiation)));
}

function whatIsNext(negotiation: StageFacts): string {
  const { role, claim, current_offer: offer, mayNotOffer } = negotiation;
  if (claim.status === 'open') {
    if (role === 'seller') return 'Other buyers can make offers.';
    return mayNotOffer ? '' : MAY_OFFER_AGAIN;
  }
  const isSold = claim.status === 'under_offer' && offer.close_reason === 'sold';
  return role === 'buyer' && isSold ? afterTheSale(claim) : offTheMarket(negotiation);
}
