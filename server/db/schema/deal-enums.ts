import type {
  Awaiting,
  ExcessClaim,
  NegotiationActor,
  NegotiationEventType,
  NegotiationStatus,
  OfferCloseReason,
  OfferSide,
  OfferStatus,
  SettlementMethod,
} from '@generated/model';

/* Like `enums.ts`, for offers and negotiations. */

export const offerSides = ['buyer', 'seller'] as const satisfies OfferSide[];
export const offerStatuses = [
  'pending',
  'countered',
  'accepted',
  'rejected',
  'auto_declined',
  'withdrawn',
  'expired',
  'closed',
] as const satisfies OfferStatus[];
export const offerCloseReasons = [
  'sold',
  'paused',
  'withdrawn',
  'expired',
] as const satisfies OfferCloseReason[];
export const excessClaims = ['buyer_keeps', 'same_rate', 'shared'] as const satisfies ExcessClaim[];
export const settlementMethods = [
  'bank_transfer',
  'usdc',
  'usdt',
] as const satisfies SettlementMethod[];
export const negotiationStatuses = [
  'open',
  'diligence',
  'signing',
  'payment',
  'transfer',
  'completed',
  'cancelled',
  'rejected',
  'withdrawn',
  'expired',
  'closed',
] as const satisfies NegotiationStatus[];
export const awaitings = ['buyer', 'seller', 'both', 'staff', 'none'] as const satisfies Awaiting[];
export const negotiationActors = [
  'buyer',
  'seller',
  'staff',
  'system',
] as const satisfies NegotiationActor[];
export const negotiationEventTypes = [
  'offer_made',
  'offer_countered',
  'offer_accepted',
  'offer_rejected',
  'offer_auto_declined',
  'offer_withdrawn',
  'offer_expired',
  'offer_closed',
  'diligence_completed',
  'signed',
  'payment_instructions_changed',
  'marked_paid',
  'marked_unpaid',
  'payment_confirmed',
  'fee_received',
  'fee_taken_back',
  'transfer_filed',
  'deadline_passed',
  'completed',
  'cancelled',
] as const satisfies NegotiationEventType[];
