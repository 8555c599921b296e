/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Proceeding = /*#__PURE__*/ zod.enum({
  /** Liquidation under US law. */
  chapter_7: 'chapter_7',
  /** Reorganization under US law. */
  chapter_11: 'chapter_11',
  /** Recognition of a foreign proceeding in the US. */
  chapter_15: 'chapter_15',
  /** Rehabilitation under Japanese law. */
  civil_rehabilitation: 'civil_rehabilitation',
  /** Winding up under another law. */
  liquidation: 'liquidation',
  /** Anything else. */
  other: 'other',
} as const);

export type Proceeding = zod.input<typeof Proceeding>;
export type ProceedingOutput = zod.output<typeof Proceeding>;
