import type { claimEventRows } from '../../db/schema';
import type { PlayedDeal } from '../deals/played-deal';
import type { SeededClaim } from './claims';
import { firstReviewOf, TOO_LARGE } from './last-reviews';
import { askBefore } from './price-changes';

type Event = Required<Omit<typeof claimEventRows.$inferInsert, 'id'>>;

/**
 * The timeline that led to the status of a claim; its last event was the row's last change.
 * @param cancelled a sale of the claim that fell through.
 */
export function eventsOf(claim: SeededClaim, cancelled?: PlayedDeal): Event[] {
  const { id, created_at, submitted_at, listed_at } = claim;
  const events: Event[] = [];
  const add = (
    occurred_at: Event['occurred_at'] | null | undefined,
    type: Event['type'],
    actor_role: Event['actor_role'],
    note: string | null = null,
  ) => {
    const ask_percent_before = type === 'price_changed' ? askBefore(claim) : null;
    if (occurred_at) {
      events.push({ claim_id: id, type, actor_role, note, ask_percent_before, occurred_at });
    }
  };
  add(created_at, 'created', 'seller');
  const first = firstReviewOf(claim);
  add(first?.submittedAt, 'submitted', 'seller');
  add(first?.endedAt, 'changes_requested', 'staff', TOO_LARGE);
  add(submitted_at, 'submitted', 'seller');
  add(listed_at, 'listed', 'staff');
  add(cancelled?.negotiation.agreed_at, 'under_offer', 'system');
  if (cancelled) add(cancelled.negotiation.updated_at, 'deal_cancelled', 'system');
  else addLastEvents(claim, add);
  return events;
}

type Add = (
  occurred_at: Event['occurred_at'] | null | undefined,
  type: Event['type'],
  actor_role: Event['actor_role'],
  note?: string | null,
) => void;

function addLastEvents(claim: SeededClaim, add: Add): void {
  const { status, updated_at, listed_at, agreed_at, sold_at, review_note } = claim;
  switch (status) {
    case 'open':
      if (updated_at !== listed_at) add(updated_at, 'price_changed', 'seller');
      break;
    case 'changes_requested':
    case 'rejected':
      add(updated_at, status, 'staff', review_note);
      break;
    case 'paused':
      // A note means that our staff did it (docs/decisions/0098).
      add(updated_at, status, review_note ? 'staff' : 'seller', review_note);
      break;
    case 'withdrawn':
      add(updated_at, status, 'seller');
      break;
    case 'expired':
    case 'under_offer':
      add(updated_at, status, 'system');
      break;
    case 'sold':
      add(agreed_at, 'under_offer', 'system');
      add(sold_at, 'sold', 'system');
      break;
    case 'draft':
    case 'in_review':
      break;
  }
}
