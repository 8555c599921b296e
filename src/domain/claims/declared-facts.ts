import type { Claim } from '@generated/model';

/**
 * Legal facts that only the seller can state: asked with yes or no, answered by nobody in advance, and all of them answered
 * before a review. What each means stands in the contract.
 */
export const DECLARED_FACTS = [
  'disputed',
  'contingent',
  'unliquidated',
  'acquired_from_other',
  'has_loan',
  'is_insider',
  'has_preference_exposure',
] as const satisfies (keyof Claim)[];

export type DeclaredFact = (typeof DECLARED_FACTS)[number];
