/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { NegotiationActor } from './negotiationActor.ts';
import type { NegotiationEventType } from './negotiationEventType.ts';
import type { Percent } from './percent.ts';

/**
 * Something that happened in a negotiation; never changed.
 */
export interface NegotiationEvent {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  type: NegotiationEventType;
  actor_role: NegotiationActor;
  /**
   * The offer that it is about; null: none.
   * @nullable
   */
  offer_id: number | null;
  /** Price of that offer; null: none. */
  price_percent: Percent | null;
  /**
   * The document that proves it, for staff to open; null: none, and to the sides.
   * @nullable
   */
  document_id: number | null;
  /**
   * A reason or number that goes with it; null: none.
   * @nullable
   */
  note: string | null;
  /** When it happened. */
  occurred_at: string;
}
