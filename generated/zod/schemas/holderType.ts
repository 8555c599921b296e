/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const HolderType = /*#__PURE__*/ zod.enum({
  /** A person. */
  individual: 'individual',
  /** A company or another legal entity. */
  entity: 'entity',
} as const);

export type HolderType = zod.input<typeof HolderType>;
export type HolderTypeOutput = zod.output<typeof HolderType>;
