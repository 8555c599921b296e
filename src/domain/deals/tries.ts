import type { OfferStatus } from '@generated/model';
import { countOf } from '../sentences';

/**
 * Offers of one buyer for one claim that the exchange may reject, or the buyer withdraw or let expire, in a day: with more of
 * them the seller's minimum could be found by trial, from below or from above, as one that waits is not below it.
 */
export const TRIED_A_DAY = 3;

/** How an offer ends that tells its buyer of the minimum what the seller has not said. */
export const TRIED = ['auto_declined', 'withdrawn', 'expired'] as const satisfies OfferStatus[];

/** Said where an offer has come to count. */
export const TRIES_RULE = `After ${countOf(TRIED_A_DAY, 'offer')} for one claim within 24 hours that are rejected automatically, withdrawn or left to expire, the next has to wait until the first of them is a day old.`;
