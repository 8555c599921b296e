/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How often claims are told that newly fit a saved search: they were listed, or their ask came within its `max_ask_percent`.
 */
export type AlertFrequency = (typeof AlertFrequency)[keyof typeof AlertFrequency];

export const AlertFrequency = {
  /** Never. */
  off: 'off',
  /** As soon as one does. */
  instant: 'instant',
  /** Once a day, all of the day together. */
  daily: 'daily',
} as const;
