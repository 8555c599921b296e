/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether a person or a legal entity holds a claim.
 */
export type HolderType = (typeof HolderType)[keyof typeof HolderType];

export const HolderType = {
  /** A person. */
  individual: 'individual',
  /** A company or another legal entity. */
  entity: 'entity',
} as const;
