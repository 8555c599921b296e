import type { Handlers } from '../../calls/operation-types';
import { followHandlers } from './follow';
import { followedClaimHandlers } from './followed-claims';
import { recommendedClaimHandlers } from './recommended-claims';

export const followsHandlers = {
  ...followHandlers,
  ...followedClaimHandlers,
  ...recommendedClaimHandlers,
} satisfies Partial<Handlers>;
