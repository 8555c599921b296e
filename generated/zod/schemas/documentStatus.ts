/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DocumentStatus = /*#__PURE__*/ zod.enum({
  /** Its content is being checked. */
  scanning: 'scanning',
  /** Can be used. */
  ready: 'ready',
  /** Was found harmful; cannot be used. */
  rejected: 'rejected',
} as const);

export type DocumentStatus = zod.input<typeof DocumentStatus>;
export type DocumentStatusOutput = zod.output<typeof DocumentStatus>;
