/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What people call the negotiation, for good.
 * @pattern ^NEG-[0-9A-Z]{6}$
 */
export type NegotiationReference = string;
