import type { ClaimTimelineEventType } from '@generated/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  CLAIM_TRANSITIONS,
  type ClaimActor,
  type ClaimEvent,
  claimStatusAfter,
  listingEnd,
} from '@/domain/claims/claim-state';
import { type ActingCall, audit, changesBetween } from '../audit';
import type { Database } from '../db/database';
import { claimRows } from '../db/schema';
import type { ExchangePorts } from '../exchange-ports';
import type { Refusal } from '../router/operation-types';
import { refuse } from '../router/refusals';
import { addClaimEvent } from './claim-events';
import { mailSeller } from './claim-mails';
import { type ClaimRow, lockClaim } from './lock-claim';

/** What the timeline and the audit log call a change of state. */
const NAMES = {
  submit: 'submitted',
  approve: 'listed',
  request_changes: 'changes_requested',
  reject: 'rejected',
  pause: 'paused',
  resume: 'resumed',
  withdraw: 'withdrawn',
  relist: 'relisted',
  expire: 'expired',
} as const satisfies Partial<Record<ClaimEvent, ClaimTimelineEventType>>;

export type StatusChange = keyof typeof NAMES;

interface Move {
  change: StatusChange;
  by: ClaimActor;
  /** What the reviewer wrote. */
  note?: string | null;
}

export interface ChangingCall extends ActingCall {
  ports: Pick<ExchangePorts, 'clock' | 'settings'>;
}

type Refused = { status: 404 | 409 | 422; body: Refusal };

interface StatusRequest extends Move {
  id: number;
  /** Only a claim of this user; without it any, for the staff. */
  owner?: number | undefined;
  /** The version that the decision was made on. */
  version: number;
  /** Asked last, with the claim locked: what beyond its state stands in the way. */
  guard?: (claim: ClaimRow) => Promise<Refused | null>;
}

/** Changes the state of a claim on somebody's request, or says why not and changes nothing. */
export async function changeClaimStatus(
  tx: Database,
  call: ChangingCall,
  { id, owner, version, guard, ...move }: StatusRequest,
): Promise<{ claim: ClaimRow; refused?: undefined } | { claim?: undefined; refused: Refused }> {
  const claim = await lockClaim(tx, { id, owner });
  if (!claim) return { refused: refuse(404, 'not_found') };
  if (claim.lock_version !== version) return { refused: refuse(409, 'stale_version') };
  if (claimStatusAfter(claim.status, move.change, move.by) === null) {
    return { refused: refuse(422, 'transition_not_allowed') };
  }
  const refused = await guard?.(claim);
  return refused ? { refused } : { claim: await moveClaim(tx, call, claim, move) };
}

/**
 * The one place where a claim gets another state: row, timeline, audit log and mail change together.
 * @param claim locked in this transaction.
 * @throws where the state machine forbids the change: the callers have asked it before.
 */
export async function moveClaim(
  tx: Database,
  call: ChangingCall,
  claim: ClaimRow,
  { change, by, note = null }: Move,
): Promise<ClaimRow> {
  const now = call.ports.clock();
  const status = claimStatusAfter(claim.status, change, by);
  if (status === null) throw new Error(`Claim ${claim.id} is ${claim.status}: no ${change}.`);
  const values = { status, ...valuesAfter(change, claim, note, now) };
  const [moved] = await tx
    .update(claimRows)
    .set({ ...values, updated_at: now, lock_version: sql`${claimRows.lock_version} + 1` })
    .where(
      and(
        eq(claimRows.id, claim.id),
        eq(claimRows.lock_version, claim.lock_version),
        inArray(claimRows.status, [...CLAIM_TRANSITIONS[change].from]),
      ),
    )
    .returning();
  if (!moved) throw new Error(`Claim ${claim.id} changed under its lock.`);
  const type = NAMES[change];
  await addClaimEvent(tx, claim.id, { type, actor_role: by, note }, now);
  await audit(tx, call, {
    action: `claim.${type}`,
    subject_type: 'claims',
    subject_id: claim.id,
    changes: changesBetween(claim, values),
  });
  await mailSeller(tx, call, moved, { change, note });
  return moved;
}

/** What changes beside the state. */
function valuesAfter(
  change: StatusChange,
  { expires_at }: ClaimRow,
  note: string | null,
  now: Date,
): Partial<ClaimRow> {
  switch (change) {
    case 'submit':
      return { submitted_at: now, review_note: null };
    case 'relist':
      // No longer listed: it could be changed after this review, and `withdrawn` would show that to the public.
      return { submitted_at: now, review_note: null, listed_at: null, expires_at: null };
    case 'approve':
      return { listed_at: now, expires_at: listingEnd(now), review_note: null };
    case 'request_changes':
    case 'reject':
      return { review_note: note };
    case 'resume':
      return expires_at && expires_at > now ? {} : { expires_at: listingEnd(now) };
    case 'pause':
    case 'withdraw':
    case 'expire':
      return {};
  }
}
