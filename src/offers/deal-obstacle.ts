import type { OfferSide, User } from '@generated/model';
import { bidObstacle } from '@/domain/permissions';
import { pathTo } from '@/paths';
import { BID_OBSTACLE_WORDS, type StepWords } from './bid-obstacle-words';

/** What keeps a person from countering and accepting on their side, and the way on; null where nothing does. */
export function dealObstacle(side: OfferSide, user: User): StepWords | null {
  if (side === 'buyer') {
    const obstacle = bidObstacle(user);
    return obstacle && BID_OBSTACLE_WORDS[obstacle];
  }
  if (user.status === 'pending') return BID_OBSTACLE_WORDS.account_not_confirmed;
  if (user.identity_status === 'approved') return null;
  return {
    title: 'Your identity comes first',
    text: 'You can counter and accept as soon as it is approved.',
    link: { to: pathTo('verifyIdentity'), label: 'Go to your identity' },
  };
}
