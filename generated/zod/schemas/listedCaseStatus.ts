/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ListedCaseStatus = /*#__PURE__*/ zod.enum({
  /** Takes new listings. */
  active: 'active',
  /** Takes no new listings for now. */
  paused: 'paused',
  /** Takes none any more. */
  closed: 'closed',
} as const);

export type ListedCaseStatus = zod.input<typeof ListedCaseStatus>;
export type ListedCaseStatusOutput = zod.output<typeof ListedCaseStatus>;
