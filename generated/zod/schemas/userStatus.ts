/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UserStatus = /*#__PURE__*/ zod.enum({
  /** The address waits for its confirmation. */
  pending: 'pending',
  /** May do what the role allows. */
  active: 'active',
  /** Barred for now. */
  suspended: 'suspended',
  /** Closed for good. */
  deactivated: 'deactivated',
} as const);

export type UserStatus = zod.input<typeof UserStatus>;
export type UserStatusOutput = zod.output<typeof UserStatus>;
