/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AuditActor = /*#__PURE__*/ zod.enum({
  /** Somebody who was not logged in. */
  visitor: 'visitor',
  /** A user. */
  user: 'user',
  /** An administrator; with `impersonated_user_id`, in the name of that user. */
  admin: 'admin',
  /** The exchange itself, when a time had come. */
  system: 'system',
} as const);

export type AuditActor = zod.input<typeof AuditActor>;
export type AuditActorOutput = zod.output<typeof AuditActor>;
