/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type ClaimPriority = (typeof ClaimPriority)[keyof typeof ClaimPriority];

export const ClaimPriority = {
  general_unsecured: 'general_unsecured',
  priority: 'priority',
  secured: 'secured',
  administrative: 'administrative',
  convenience: 'convenience',
  subordinated: 'subordinated',
} as const;
