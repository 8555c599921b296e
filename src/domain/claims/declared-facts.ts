import type { Claim, ClaimFields, ClaimType } from '@generated/model';

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

/** Further facts, each with values of its own: none of them is chosen in advance either, and all of them are before a review. */
const CHOSEN_FACTS = [
  'holder_type',
  'claim_type',
  'register_status',
  'priority',
  'estate_kyc_status',
] as const satisfies (keyof Claim & keyof ClaimFields)[];

export type ChosenFact = (typeof CHOSEN_FACTS)[number];

/** Everything that a listed claim has an answer to, though its draft had none. */
export const ANSWERED_BEFORE_REVIEW = [...DECLARED_FACTS, ...CHOSEN_FACTS] as const;

/** The type of a claim in a case that takes one type alone; null where its seller has a choice. */
export function onlyTypeOf(types: readonly ClaimType[]): ClaimType | null {
  return types.length === 1 ? (types[0] ?? null) : null;
}
