/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The administrator who looks after a user.
 */
export interface Manager {
  id: number;
  name: string;
}
