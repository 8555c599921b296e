import type { ClaimTimelineEventType, ErrorCode } from '@generated/model';
import {
  type ClaimActor,
  type ClaimTransition,
  claimStatusAfter,
  listingEnd,
} from '@/domain/claims/claim-state';
import { broadcastChange } from '../claims/broadcast-change';
import { claimRows, type ClaimRow, type FollowerNews } from '../db/schema';
import type { Refused } from '../calls/operation-types';
import { refuse, refuseStale } from '../calls/refusals';
import type { ClaimNews } from '../mail/claim-news';
import { changesBetween } from '../unit-of-work/audit';
import { closeOffers } from './end-offers';
import type { Work } from '../unit-of-work/change';
import { actorOf, addClaimEvent } from '../claims/claim-events';
import { tellSeller } from '../claims/tell-seller';
import { noteNews } from '../claims/followers/follower-news';
import { lockClaim } from '../claims/lock-claim';

/** What a transition leads to, besides the new status. */
interface Effects {
  /** The name in the timeline and the audit log. */
  timeline: ClaimTimelineEventType;
  /** What people are told who follow the claim or search for claims like it. */
  followers?: FollowerNews;
  /** What the seller is told by email, if it is not the seller's own act. */
  seller?: ClaimNews;
  /** What the seller is told if our staff performed the seller's act in the seller's name. */
  inName?: ClaimNews;
  /** Nobody can accept an offer for the claim any more. */
  closesOffers?: true;
}

const EFFECTS: Record<ClaimTransition, Effects> = {
  submit: { timeline: 'submitted', inName: 'submitted_in_name' },
  approve: { timeline: 'listed', followers: 'listed', seller: 'listed' },
  request_changes: { timeline: 'changes_requested', seller: 'changes_requested' },
  reject: { timeline: 'rejected', seller: 'rejected' },
  pause: {
    timeline: 'paused',
    followers: 'paused',
    inName: 'paused_in_name',
    closesOffers: true,
  },
  take_off: { timeline: 'paused', followers: 'paused', closesOffers: true },
  resume: { timeline: 'resumed', followers: 'resumed', inName: 'resumed_in_name' },
  release: { timeline: 'released' },
  withdraw: {
    timeline: 'withdrawn',
    followers: 'withdrawn',
    inName: 'withdrawn_in_name',
    closesOffers: true,
  },
  relist: { timeline: 'relisted', inName: 'relisted_in_name' },
  revise: { timeline: 'revised', inName: 'revised_in_name' },
  expire: { timeline: 'expired', followers: 'expired', seller: 'expired', closesOffers: true },
  accept_offer: { timeline: 'under_offer', followers: 'under_offer', closesOffers: true },
  cancel_negotiation: { timeline: 'deal_cancelled', followers: 'resumed' },
  complete_negotiation: { timeline: 'sold', followers: 'sold' },
};

interface Transition {
  transition: ClaimTransition;
  by: ClaimActor;
  /** What the reviewer wrote, or what the exchange says about the transition. */
  note?: string | null;
  /** The price that both sides agreed on, in percent of face. */
  agreed_percent?: string;
}

interface TransitionRequest<Code extends ErrorCode> extends Transition {
  id: number;
  /** Only a claim of this user; any claim without it, for the staff. */
  owner?: number | undefined;
  /** The version on which the decision was made. */
  version: number;
  /** Checked last, with the claim locked: what prevents the transition, apart from the status. */
  guard?: (claim: ClaimRow) => Promise<Refused<Code> | null>;
}

/** Carries out a transition of a claim on request, or says why not and changes nothing. */
export async function requestClaimTransition<Code extends ErrorCode = never>(
  work: Work,
  { id, owner, version, guard, ...wanted }: TransitionRequest<Code>,
) {
  const claim = await lockClaim(work.db, { id, owner });
  if (!claim) return { refused: refuse('not_found') };
  const stale = refuseStale(claim, version);
  if (stale) return { refused: stale };
  if (claimStatusAfter(claim.status, wanted.transition, wanted.by) === null) {
    return { refused: refuse('transition_not_allowed') };
  }
  const refused = await guard?.(claim);
  return refused
    ? { refused }
    : { before: claim, claim: await transitionClaim(work, claim, wanted) };
}

/**
 * The one place where a claim changes status: row, timeline, audit log, mail and the news for followers change
 * together.
 * @param claim locked in this transaction.
 * @throws if the state machine forbids the transition: callers consult it first.
 */
export async function transitionClaim(
  work: Work,
  claim: ClaimRow,
  { transition, by, note = null, agreed_percent }: Transition,
): Promise<ClaimRow> {
  const status = claimStatusAfter(claim.status, transition, by);
  if (status === null) throw new Error(`Claim ${claim.id} is ${claim.status}: no ${transition}.`);
  const values = {
    status,
    ...valuesAfter(transition, claim, { note, agreed_percent, now: work.now }),
  };
  const changed = await work.update(claimRows, claim, values);
  const { timeline, followers, seller, inName, closesOffers } = EFFECTS[transition];
  const actor = actorOf(work, by);
  await addClaimEvent(work, claim.id, { type: timeline, actor_role: by, note });
  await work.audit(`claim.${timeline}`, claim.id, changesBetween(claim, values));
  broadcastChange(work, claim, changed);
  if (seller) await tellSeller(work, changed, seller, note);
  if (inName && actor !== by) await tellSeller(work, changed, inName);
  if (closesOffers) await closeOffers(work, changed, actor);
  if (followers && changed.status !== claim.status) await noteNews(work, changed, followers);
  return changed;
}

/**
 * Carries out a transition of several claims, each as `transitionClaim` does. It changes the counters of the claim's case,
 * so it goes by the order of the cases: otherwise two transactions would wait for each other.
 */
export async function transitionClaims(
  work: Work,
  claims: readonly ClaimRow[],
  wanted: Transition,
): Promise<void> {
  const byCase = claims.toSorted((one, other) => one.case_id - other.case_id);
  for (const claim of byCase) await transitionClaim(work, claim, wanted);
}

/**
 * The claim can be changed before it is listed again, and after a withdrawal the public would otherwise see what nobody
 * has reviewed.
 */
const UNLISTED = { listed_at: null, expires_at: null };

/** What changes besides the status. */
function valuesAfter(
  transition: ClaimTransition,
  { expires_at }: ClaimRow,
  {
    note,
    agreed_percent,
    now,
  }: { note: string | null; agreed_percent?: string | undefined; now: Date },
): Partial<ClaimRow> {
  // A listing that has run out in the meantime starts over.
  const listing = expires_at !== null && expires_at > now ? {} : { expires_at: listingEnd(now) };
  switch (transition) {
    case 'submit':
      return { submitted_at: now, review_note: null };
    case 'relist':
      return { submitted_at: now, review_note: null, ...UNLISTED };
    case 'revise':
      // It was chosen to be featured as it was, not as it will be.
      return { ...UNLISTED, featured: false };
    case 'approve':
      return { listed_at: now, expires_at: listingEnd(now), review_note: null };
    case 'request_changes':
    case 'reject':
    case 'take_off':
      return { review_note: note };
    case 'release':
      return { review_note: null };
    case 'resume':
      return { review_note: null, ...listing };
    case 'accept_offer':
      if (agreed_percent === undefined) throw new Error('A deal has a price.');
      return { agreed_percent, agreed_at: now };
    case 'cancel_negotiation':
      return { agreed_percent: null, agreed_at: null, ...listing };
    case 'complete_negotiation':
      return { sold_at: now };
    case 'pause':
    case 'withdraw':
    case 'expire':
      return {};
  }
}
