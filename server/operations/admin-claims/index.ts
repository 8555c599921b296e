import { marketHandlers } from './market';
import { readHandlers } from './read';
import { reviewHandlers } from './review';

export const adminClaimHandlers = { ...readHandlers, ...reviewHandlers, ...marketHandlers };
