import type { ClaimStatus, MyClaim } from '@generated/model';
import { DAY } from '../time';

/** Who causes a transition. `system` is the clock, or what happens to an offer. */
export type ClaimActor = 'seller' | 'staff' | 'system';

interface Transition {
  from: readonly ClaimStatus[];
  to: ClaimStatus;
  by: readonly ClaimActor[];
}

/** The state machine of a claim. No other transitions exist. */
export const CLAIM_TRANSITIONS = {
  submit: { from: ['draft', 'changes_requested'], to: 'in_review', by: ['seller'] },
  approve: { from: ['in_review'], to: 'open', by: ['staff'] },
  request_changes: { from: ['in_review'], to: 'changes_requested', by: ['staff'] },
  reject: { from: ['in_review'], to: 'rejected', by: ['staff'] },
  pause: { from: ['open'], to: 'paused', by: ['seller', 'staff'] },
  /** Needs a reason, and only our staff can then resume. */
  take_off: { from: ['open', 'paused'], to: 'paused', by: ['staff'] },
  resume: { from: ['paused'], to: 'open', by: ['seller', 'staff'] },
  /** Our staff return a claim to its seller that was paused before they took it off the market. */
  release: { from: ['paused'], to: 'paused', by: ['staff'] },
  withdraw: {
    from: ['draft', 'changes_requested', 'in_review', 'open', 'paused'],
    to: 'withdrawn',
    by: ['seller', 'staff'],
  },
  relist: { from: ['withdrawn', 'expired'], to: 'in_review', by: ['seller'] },
  /** To change it before it is submitted again. */
  revise: { from: ['withdrawn', 'expired'], to: 'draft', by: ['seller'] },
  expire: { from: ['open'], to: 'expired', by: ['system'] },
  accept_offer: { from: ['open'], to: 'under_offer', by: ['system'] },
  cancel_negotiation: { from: ['under_offer'], to: 'open', by: ['system'] },
  complete_negotiation: { from: ['under_offer'], to: 'sold', by: ['system'] },
} as const satisfies Record<string, Transition>;

export type ClaimTransition = keyof typeof CLAIM_TRANSITIONS;

/** The status after the transition; null if the machine forbids it to this actor. */
export function claimStatusAfter(
  status: ClaimStatus,
  transition: ClaimTransition,
  actor: ClaimActor,
): ClaimStatus | null {
  const { from, to, by }: Transition = CLAIM_TRANSITIONS[transition];
  return from.includes(status) && by.includes(actor) ? to : null;
}

/**
 * Whether our staff have taken the claim off the market. Only they can then put it back. Their note gives the reason; a
 * pause by the seller has none.
 */
export function isTakenOffByStaff({
  status,
  review_note,
}: Pick<MyClaim, 'status' | 'review_note'>): boolean {
  return status === 'paused' && review_note !== null;
}

/**
 * Whether buyers may read the copies of a listed claim: as long as they may still buy it, and not while our staff keep
 * it off the market, because a copy may be the reason.
 */
export function areCopiesShown({
  status,
  review_note,
}: Pick<MyClaim, 'status' | 'review_note'>): boolean {
  return mayStillBeBought(status) && (status === 'open' || review_note === null);
}

/** Whether an offer for the claim is accepted. Its buyer and its seller then know each other's names. */
export function isAgreed(status: ClaimStatus): boolean {
  return status === 'under_offer' || status === 'sold';
}

/** Claims that have found their buyer, or cannot find one: a withdrawn or expired claim would have to be relisted. */
export const UNSELLABLE_STATUSES = [
  'under_offer',
  'sold',
  'rejected',
  'withdrawn',
  'expired',
] as const satisfies readonly ClaimStatus[];

export function isSellable(status: ClaimStatus): boolean {
  return !UNSELLABLE_STATUSES.some((each) => each === status);
}

/** What a seller may change: everything before a review, and only the price on the market. */
export function editableClaimPart(status: ClaimStatus): 'all' | 'price' | 'none' {
  switch (status) {
    case 'draft':
    case 'changes_requested':
      return 'all';
    case 'open':
    case 'paused':
      return 'price';
    case 'in_review':
    case 'rejected':
    case 'under_offer':
    case 'sold':
    case 'withdrawn':
    case 'expired':
      return 'none';
  }
}

/** Whether a seller may add or remove copies for buyers: as long as no sale was agreed on the basis of them. */
export function takesRedactedCopies(status: ClaimStatus): boolean {
  switch (status) {
    case 'draft':
    case 'changes_requested':
    case 'in_review':
    case 'open':
    case 'paused':
    case 'withdrawn':
    case 'expired':
      return true;
    case 'rejected':
    case 'under_offer':
    case 'sold':
      return false;
  }
}

/** Whether a claim in this state can have pending offers. Taking it off the market closes them. */
export function mayHaveOffers(status: ClaimStatus): boolean {
  return status === 'open';
}

/** Whether our staff may add it to the featured claims, which are claims that can be bid on. */
export function mayBeFeatured(status: ClaimStatus): boolean {
  return status === 'open';
}

/** Whether it is on the market or may return to it, even after a sale that fails. Until then it can be followed. */
export function mayStillBeBought(status: ClaimStatus): boolean {
  return status === 'open' || status === 'paused' || status === 'under_offer';
}

/** The fields that can still be changed on the market. */
export const PRICE_FIELDS = ['ask_percent', 'minimum_percent'] as const;

/** The fields that the sale of a part divides. */
export const DIVIDED_FIELDS = [
  'face_amount',
  'scheduled_amount',
  'filed_amount',
  'allowed_amount',
  'preference_exposure_amount',
  'assets',
] as const;

type DividedField = (typeof DIVIDED_FIELDS)[number];

/**
 * The fields that a sale of a part has divided. They can no longer change, or the same part could be sold twice. Empty
 * ones can still be filled in.
 */
export function dividedFields(
  claim: Pick<MyClaim, 'is_part'> & Readonly<Record<DividedField, unknown>>,
): DividedField[] {
  if (!claim.is_part) return [];
  return DIVIDED_FIELDS.filter((field) => {
    const value = claim[field];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });
}

/** How long a listing lasts after its approval. */
export const LISTING_DAYS = 90;

export function listingEnd(listedAt: Date): Date {
  return new Date(listedAt.getTime() + LISTING_DAYS * DAY);
}
