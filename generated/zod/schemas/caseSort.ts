/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CaseSort = /*#__PURE__*/ zod.enum({
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
} as const);

export type CaseSort = zod.input<typeof CaseSort>;
export type CaseSortOutput = zod.output<typeof CaseSort>;
