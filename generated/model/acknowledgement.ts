/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Says the same for known and unknown addresses.
 */
export interface Acknowledgement {
  /** What happens next. */
  message: string;
}
