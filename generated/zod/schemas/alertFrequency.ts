/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AlertFrequency = /*#__PURE__*/ zod.enum({
  /** Never. */
  off: 'off',
  /** As soon as one does. */
  instant: 'instant',
  /** Once a day, all of the day together. */
  daily: 'daily',
} as const);

export type AlertFrequency = zod.input<typeof AlertFrequency>;
export type AlertFrequencyOutput = zod.output<typeof AlertFrequency>;
