import type { ClaimTimelineEventType, ErrorCode } from '@generated/model';
import {
  type ClaimActor,
  type ClaimEvent,
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

/** What a change of status leads to, besides the new status. */
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

const EFFECTS: Record<ClaimEvent, Effects> = {
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

interface Move {
  change: ClaimEvent;
  by: ClaimActor;
  /** What the reviewer wrote, or what the exchange says about the event. */
  note?: string | null;
  /** The price that both sides agreed on, in percent of face. */
  agreed_percent?: string;
}

interface StatusRequest<Code extends ErrorCode> extends Move {
  id: number;
  /** Only a claim of this user; any claim without it, for the staff. */
  owner?: number | undefined;
  /** The version on which the decision was made. */
  version: number;
  /** Checked last, with the claim locked: what prevents the change, apart from the status. */
  guard?: (claim: ClaimRow) => Promise<Refused<Code> | null>;
}

/** Changes the status of a claim on request, or says why not and changes nothing. */
export async function changeClaimStatus<Code extends ErrorCode = never>(
  work: Work,
  { id, owner, version, guard, ...move }: StatusRequest<Code>,
) {
  const claim = await lockClaim(work.db, { id, owner });
  if (!claim) return { refused: refuse('not_found') };
  const stale = refuseStale(claim, version);
  if (stale) return { refused: stale };
  if (claimStatusAfter(claim.status, move.change, move.by) === null) {
    return { refused: refuse('transition_not_allowed') };
  }
  const refused = await guard?.(claim);
  return refused ? { refused } : { before: claim, claim: await moveClaim(work, claim, move) };
}

/**
 * The one place where a claim changes status: row, timeline, audit log, mail and the news for followers change
 * together.
 * @param claim locked in this transaction.
 * @throws if the state machine forbids the change: callers consult it first.
 */
export async function moveClaim(
  work: Work,
  claim: ClaimRow,
  { change, by, note = null, agreed_percent }: Move,
): Promise<ClaimRow> {
  const status = claimStatusAfter(claim.status, change, by);
  if (status === null) throw new Error(`Claim ${claim.id} is ${claim.status}: no ${change}.`);
  const values = { status, ...valuesAfter(change, claim, { note, agreed_percent, now: work.now }) };
  const moved = await work.update(claimRows, claim, values);
  const { timeline, followers, seller, inName, closesOffers } = EFFECTS[change];
  const actor = actorOf(work, by);
  await addClaimEvent(work, claim.id, { type: timeline, actor_role: by, note });
  await work.audit(`claim.${timeline}`, claim.id, changesBetween(claim, values));
  broadcastChange(work, claim, moved);
  if (seller) await tellSeller(work, moved, seller, note);
  if (inName && actor !== by) await tellSeller(work, moved, inName);
  if (closesOffers) await closeOffers(work, moved, actor);
  if (followers && moved.status !== claim.status) await noteNews(work, moved, followers);
  return moved;
}

/**
 * Moves several claims, each as `moveClaim` does. A move changes the counters of the claim's case, so it goes by the
 * order of the cases: otherwise two transactions would wait for each other.
 */
export async function moveClaims(
  work: Work,
  claims: readonly ClaimRow[],
  move: Move,
): Promise<void> {
  const byCase = claims.toSorted((one, other) => one.case_id - other.case_id);
  for (const claim of byCase) await moveClaim(work, claim, move);
}

/**
 * The claim can be changed before it is listed again, and after a withdrawal the public would otherwise see what nobody
 * has reviewed.
 */
const UNLISTED = { listed_at: null, expires_at: null };

/** What changes besides the status. */
function valuesAfter(
  change: ClaimEvent,
  { expires_at }: ClaimRow,
  {
    note,
    agreed_percent,
    now,
  }: { note: string | null; agreed_percent?: string | undefined; now: Date },
): Partial<ClaimRow> {
  // A listing that has run out in the meantime starts over.
  const listing = expires_at !== null && expires_at > now ? {} : { expires_at: listingEnd(now) };
  switch (change) {
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
