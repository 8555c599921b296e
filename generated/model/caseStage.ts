/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type CaseStage = (typeof CaseStage)[keyof typeof CaseStage];

export const CaseStage = {
  filed: 'filed',
  claims: 'claims',
  plan: 'plan',
  confirmed: 'confirmed',
  distributing: 'distributing',
  closed: 'closed',
} as const;
