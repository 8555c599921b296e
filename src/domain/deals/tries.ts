import type { OfferStatus } from '@generated/model';
import { countOf } from '../sentences';

/**
 * How many of a buyer's offers for one claim may be rejected automatically, withdrawn or left to expire in a day. With
 * more, the seller's minimum could be found by trial, from below or from above: a pending offer is not below it.
 */
export const TRIED_A_DAY = 3;

/** How an offer ends that tells its buyer something about the minimum that the seller has not disclosed. */
export const TRIED = ['auto_declined', 'withdrawn', 'expired'] as const satisfies OfferStatus[];

/** Shown when an offer has begun to count. */
export const TRIES_RULE = `After ${countOf(TRIED_A_DAY, 'offer')} for one claim within 24 hours that are rejected automatically, withdrawn or left to expire, the next has to wait until the first of them is a day old.`;
