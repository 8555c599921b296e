/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the seller has declared, in the meaning that the field has in `Claim`; null: not answered yet.
 * @nullable
 */
export type DeclaredAnswer = boolean | null;
