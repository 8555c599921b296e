/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimTimelineEventActorRole } from './claimTimelineEventActorRole.ts';
import type { ClaimTimelineEventType } from './claimTimelineEventType.ts';

/**
 * One thing that happened to a claim.
 */
export interface ClaimTimelineEvent {
  /** What happened. */
  type: ClaimTimelineEventType;
  /** Who brought it about. */
  actor_role: ClaimTimelineEventActorRole;
  /**
   * What our staff wrote, which claim is the rest of it, or of which it is the rest; null: nothing.
   * @nullable
   */
  note: string | null;
  /** When it happened. */
  occurred_at: string;
}
