import type { ExcessClaim, OfferStatus, Recourse, SettlementMethod } from '@generated/model';
import type { Tone } from '@/ui/feedback/badge';

/*
 * The words and tones for offers and their terms, in every area.
 */

export const OFFER_STATUS_LABELS: Record<OfferStatus, string> = {
  pending: 'Pending',
  countered: 'Countered',
  accepted: 'Accepted',
  rejected: 'Rejected',
  auto_declined: 'Auto-rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  closed: 'Closed',
};

export const OFFER_STATUS_TONES: Record<OfferStatus, Tone> = {
  pending: 'info',
  countered: 'neutral',
  accepted: 'success',
  rejected: 'danger',
  auto_declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
};

/** What each recourse means for both sides: the assignment agreement in plain words. */
export const RECOURSE_MEANINGS: Record<Recourse, string> = {
  full: 'The seller pays back in proportion if the claim is disallowed, reduced or paid less than its class.',
  disallowance_only:
    'The seller pays back in proportion if the court disallows or reduces the claim.',
  none: 'The buyer bears every risk, also that the court disallows the claim, unless a statement of the seller is untrue.',
};

/** Who receives what the estate allows beyond the face amount. */
export const EXCESS_CLAIM_LABELS: Record<ExcessClaim, string> = {
  buyer_keeps: 'Buyer keeps it',
  same_rate: 'Buyer pays for it',
  shared: 'Shared equally',
};

export const EXCESS_CLAIM_MEANINGS: Record<ExcessClaim, string> = {
  buyer_keeps: 'The buyer receives it without paying more.',
  same_rate: 'The buyer receives it and pays the agreed percentage for it, too.',
  shared: 'Buyer and seller receive one half each.',
};

export const SETTLEMENT_METHOD_LABELS: Record<SettlementMethod, string> = {
  bank_transfer: 'Bank transfer',
  usdc: 'USDC',
  usdt: 'USDT',
};
