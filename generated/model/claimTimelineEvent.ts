/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimTimelineEventActorRole } from './claimTimelineEventActorRole.ts';
import type { ClaimTimelineEventType } from './claimTimelineEventType.ts';

export interface ClaimTimelineEvent {
  type: ClaimTimelineEventType;
  actor_role: ClaimTimelineEventActorRole;
  /**
   * What the reviewer wrote.
   * @nullable
   */
  note: string | null;
  occurred_at: string;
}
