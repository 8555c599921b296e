/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What cases can be ordered by; without the value they count as the smallest.
 */
export type CaseSort = (typeof CaseSort)[keyof typeof CaseSort];

export const CaseSort = {
  /** Claims that can be bid on. */
  open_claims_count: 'open_claims_count',
  /** Sum of their face amounts, as the caller sees it. */
  open_face_amount: 'open_face_amount',
  /** Price of the last sale. */
  last_trade_percent: 'last_trade_percent',
  /** Day of the filing. */
  petition_date: 'petition_date',
  /** Name, by letters. */
  name: 'name',
} as const;
