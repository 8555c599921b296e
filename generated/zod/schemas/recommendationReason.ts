/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RecommendationReason = /*#__PURE__*/ zod.enum({
  /** The buyer named its case in the application. */
  case_of_interest: 'case_of_interest',
  /** The buyer follows its case. */
  followed_case: 'followed_case',
  /** The buyer follows another claim of its case. */
  case_of_followed_claim: 'case_of_followed_claim',
  /** Its face amount lies in the range that the buyer named. */
  within_range: 'within_range',
  /** It asks for less than the lower end of the guide price of its case. */
  below_guide: 'below_guide',
} as const);

export type RecommendationReason = zod.input<typeof RecommendationReason>;
export type RecommendationReasonOutput = zod.output<typeof RecommendationReason>;
