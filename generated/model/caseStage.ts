/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How far a case has come, in this order.
 */
export type CaseStage = (typeof CaseStage)[keyof typeof CaseStage];

export const CaseStage = {
  /** The petition was filed. */
  filed: 'filed',
  /** Claims are collected and examined. */
  claims: 'claims',
  /** A plan is negotiated or voted on. */
  plan: 'plan',
  /** The court has confirmed the plan. */
  confirmed: 'confirmed',
  /** The estate pays. */
  distributing: 'distributing',
  /** The case has ended. */
  closed: 'closed',
} as const;
