/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who did something.
 */
export type AuditActor = (typeof AuditActor)[keyof typeof AuditActor];

export const AuditActor = {
  /** Somebody who was not logged in. */
  visitor: 'visitor',
  /** A user. */
  user: 'user',
  /** An administrator; with `impersonated_user_id`, in the name of that user. */
  admin: 'admin',
  /** The exchange itself, when a time had come. */
  system: 'system',
} as const;
