/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type Proceeding = (typeof Proceeding)[keyof typeof Proceeding];

export const Proceeding = {
  chapter_7: 'chapter_7',
  chapter_11: 'chapter_11',
  chapter_15: 'chapter_15',
  civil_rehabilitation: 'civil_rehabilitation',
  liquidation: 'liquidation',
  other: 'other',
} as const;
