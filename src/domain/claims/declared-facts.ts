import type { Claim, ClaimFields, ClaimType } from '@generated/model';

/**
 * Legal facts that only the seller can state. They are yes-or-no questions without a default, and all of them must be
 * answered before a review. The contract explains each.
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

/** Further facts, each with its own values. They have no default either, and all must be chosen before a review. */
const CHOSEN_FACTS = [
  'holder_type',
  'claim_type',
  'register_status',
  'priority',
  'estate_kyc_status',
] as const satisfies (keyof Claim & keyof ClaimFields)[];

export type ChosenFact = (typeof CHOSEN_FACTS)[number];

/** Everything that a listed claim has an answer for, even if its draft had none. */
export const ANSWERED_BEFORE_REVIEW = [...DECLARED_FACTS, ...CHOSEN_FACTS] as const;

/** The type of a claim in a case that takes only one type; null if its seller has a choice. */
export function onlyTypeOf(types: readonly ClaimType[]): ClaimType | null {
  return types.length === 1 ? (types[0] ?? null) : null;
}
