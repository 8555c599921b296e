import type { ClaimStatus, MyClaim } from '@generated/model';
import { DAY } from '../time';

/** Who brings an event about; `system` is the clock or what happens to an offer. */
export type ClaimActor = 'seller' | 'staff' | 'system';

interface Transition {
  from: readonly ClaimStatus[];
  to: ClaimStatus;
  by: readonly ClaimActor[];
}

/** The state machine of a claim: no other way leads from one state to another. */
export const CLAIM_TRANSITIONS = {
  submit: { from: ['draft', 'changes_requested'], to: 'in_review', by: ['seller'] },
  approve: { from: ['in_review'], to: 'open', by: ['staff'] },
  request_changes: { from: ['in_review'], to: 'changes_requested', by: ['staff'] },
  reject: { from: ['in_review'], to: 'rejected', by: ['staff'] },
  pause: { from: ['open'], to: 'paused', by: ['seller', 'staff'] },
  /** For a reason, which makes it theirs to resume. */
  take_off: { from: ['open', 'paused'], to: 'paused', by: ['staff'] },
  resume: { from: ['paused'], to: 'open', by: ['seller', 'staff'] },
  /** Our staff give back what was paused before they held it. */
  release: { from: ['paused'], to: 'paused', by: ['staff'] },
  withdraw: {
    from: ['draft', 'changes_requested', 'in_review', 'open', 'paused'],
    to: 'withdrawn',
    by: ['seller', 'staff'],
  },
  relist: { from: ['withdrawn', 'expired'], to: 'in_review', by: ['seller'] },
  /** To be changed before it is submitted anew. */
  revise: { from: ['withdrawn', 'expired'], to: 'draft', by: ['seller'] },
  expire: { from: ['open'], to: 'expired', by: ['system'] },
  accept_offer: { from: ['open'], to: 'under_offer', by: ['system'] },
  cancel_negotiation: { from: ['under_offer'], to: 'open', by: ['system'] },
  complete_negotiation: { from: ['under_offer'], to: 'sold', by: ['system'] },
} as const satisfies Record<string, Transition>;

export type ClaimEvent = keyof typeof CLAIM_TRANSITIONS;

/** The state after the event, or null where the machine forbids it to this actor. */
export function claimStatusAfter(
  status: ClaimStatus,
  event: ClaimEvent,
  actor: ClaimActor,
): ClaimStatus | null {
  const { from, to, by }: Transition = CLAIM_TRANSITIONS[event];
  return from.includes(status) && by.includes(actor) ? to : null;
}

/**
 * Whether our staff have taken the claim off the market: they alone put it back. Their note says why; what the seller has
 * paused has none.
 */
export function isTakenOffByStaff({
  status,
  review_note,
}: Pick<MyClaim, 'status' | 'review_note'>): boolean {
  return status === 'paused' && review_note !== null;
}

/**
 * Whether buyers read the copies of a listed claim: as long as they may still buy it, and not while our staff keep it off the
 * market, for a copy may be the reason.
 */
export function areCopiesShown({
  status,
  review_note,
}: Pick<MyClaim, 'status' | 'review_note'>): boolean {
  return mayStillBeBought(status) && (status === 'open' || review_note === null);
}

/** Whether an offer of the claim is accepted: its buyer and its seller know each other's names. */
export function isAgreed(status: ClaimStatus): boolean {
  return status === 'under_offer' || status === 'sold';
}

/** Of claims that have found their buyer, or are on no way to one: a withdrawn or expired one would have to be relisted. */
export const UNSELLABLE_STATUSES = [
  'under_offer',
  'sold',
  'rejected',
  'withdrawn',
  'expired',
] as const satisfies readonly ClaimStatus[];

export function isSellable(status: ClaimStatus): boolean {
  return !(UNSELLABLE_STATUSES as readonly ClaimStatus[]).includes(status);
}

/** What a seller may change: everything before a review, the price alone while it is on the market. */
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

/** Whether a seller may add copies for buyers, or take them back: as long as nothing was agreed on them. */
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

/** Whether offers can stand or come in a state: what takes a claim off the market closes them. */
export function mayHaveOffers(status: ClaimStatus): boolean {
  return status === 'open';
}

/** Whether our staff may begin to show it among the featured claims, which have what can be bid on. */
export function mayBeFeatured(status: ClaimStatus): boolean {
  return status === 'open';
}

/** Whether it is on the market, or may be again: at once, or after a sale that comes to nothing. It can be followed until then. */
export function mayStillBeBought(status: ClaimStatus): boolean {
  return status === 'open' || status === 'paused' || status === 'under_offer';
}

/** The fields that stay changeable on the market. */
export const PRICE_FIELDS = ['ask_percent', 'minimum_percent'] as const;

/** What the sale of a part divides. */
export const DIVIDED_FIELDS = [
  'face_amount',
  'scheduled_amount',
  'filed_amount',
  'allowed_amount',
  'preference_exposure_amount',
  'assets',
] as const;

type DividedField = (typeof DIVIDED_FIELDS)[number];

/** What a sale of a part has divided: it stays as it is, or the same would be sold twice. What was unsaid can still be said. */
export function dividedFields(
  claim: Pick<MyClaim, 'is_part'> & Readonly<Record<DividedField, unknown>>,
): DividedField[] {
  if (!claim.is_part) return [];
  return DIVIDED_FIELDS.filter((field) => {
    const value = claim[field];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });
}

/** How long a listing stands after its approval. */
export const LISTING_DAYS = 90;

export function listingEnd(listedAt: Date): Date {
  return new Date(listedAt.getTime() + LISTING_DAYS * DAY);
}
