/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type CaseSort = (typeof CaseSort)[keyof typeof CaseSort];

export const CaseSort = {
  open_claims_count: 'open_claims_count',
  open_face_amount: 'open_face_amount',
  last_trade_percent: 'last_trade_percent',
  petition_date: 'petition_date',
  name: 'name',
} as const;
