/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type HolderType = (typeof HolderType)[keyof typeof HolderType];

export const HolderType = {
  individual: 'individual',
  entity: 'entity',
} as const;
