/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where the price is paid to, as plain text: holder and number of an account and its bank, or network and address of a wallet. Without control characters, but for line breaks, and without overrides of the direction of writing.
 * @minLength 8
 * @maxLength 1000
 * @pattern ^\s*[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\s][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$
 */
export type PaymentInstructions = string;
