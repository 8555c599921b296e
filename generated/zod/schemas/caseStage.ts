/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CaseStage = /*#__PURE__*/ zod.enum({
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
} as const);

export type CaseStage = zod.input<typeof CaseStage>;
export type CaseStageOutput = zod.output<typeof CaseStage>;
