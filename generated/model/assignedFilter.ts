/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who of our staff it is assigned to.
 */
export type AssignedFilter = (typeof AssignedFilter)[keyof typeof AssignedFilter];

export const AssignedFilter = {
  /** The caller. */
  me: 'me',
  /** Nobody yet. */
  nobody: 'nobody',
} as const;
