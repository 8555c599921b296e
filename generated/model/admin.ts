/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A member of the staff, as they see themselves.
 */
export interface Admin {
  /** Number of the record; never given twice. */
  id: number;
  /** Address for the sign-in. */
  email: string;
  /** Given name, as its owner writes it. */
  first_name: string;
  /** Family name, as its owner writes it. */
  last_name: string;
}
