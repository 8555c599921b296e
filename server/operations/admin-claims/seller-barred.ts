import type { User } from '@generated/model';
import { reviewObstacle } from '@/domain/claims/review/claim-review';
import { refuse } from '../../calls/refusals';

/** The refusal if the claim's seller may not log in, because nobody would answer for the claim; otherwise null. */
export function sellerBarred(seller: Pick<User, 'status'>) {
  const message = reviewObstacle(seller);
  return message ? refuse('transition_not_allowed', { message }) : null;
}
