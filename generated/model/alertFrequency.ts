/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How often new claims that fit a saved search are told.
 */
export type AlertFrequency = (typeof AlertFrequency)[keyof typeof AlertFrequency];

export const AlertFrequency = {
  /** Never. */
  off: 'off',
  /** As soon as one is listed. */
  instant: 'instant',
  /** Once a day, all of the day together. */
  daily: 'daily',
} as const;
