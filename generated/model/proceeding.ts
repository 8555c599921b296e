/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Kind of insolvency proceeding.
 */
export type Proceeding = (typeof Proceeding)[keyof typeof Proceeding];

export const Proceeding = {
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
} as const;
