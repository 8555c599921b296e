import type { OfferSide, User } from '@generated/model';
import { bidObstacle, sellObstacle } from '@/domain/permissions';
import { bidObstacleWords, type StepWords } from './bid-obstacle-words';

/**
 * What keeps a person from countering and accepting on their side, and the way on; null where nothing does.
 * @param back the path to come back to afterwards.
 */
export function dealObstacle(side: OfferSide, user: User, back: string): StepWords | null {
  const obstacle = side === 'buyer' ? bidObstacle(user) : sellObstacle(user);
  if (!obstacle) return null;
  const words = bidObstacleWords(obstacle, back);
  // A seller was perhaps never asked for documents.
  return side === 'seller' && obstacle === 'identity_not_approved'
    ? { ...words, text: 'You can counter and accept as soon as it is approved.' }
    : words;
}
