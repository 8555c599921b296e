import type { User } from '@generated/model';
import { reviewObstacle } from '@/domain/claims/review/claim-review';
import { refuse } from '../../calls/refusals';

/** Nobody would answer for a claim whose seller may not log in; the refusal, or null. */
export function sellerBarred(seller: Pick<User, 'status'>) {
  const message = reviewObstacle(seller);
  return message ? refuse('transition_not_allowed', { message }) : null;
}
