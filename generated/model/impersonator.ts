/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The administrator who uses this session in the user's name.
 */
export interface Impersonator {
  id: number;
  name: string;
}
