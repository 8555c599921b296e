/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where the price is paid to, as plain text: holder and number of an account and its bank, or network and address of a wallet.
 * @minLength 1
 * @maxLength 1000
 * @pattern \S
 */
export type PaymentInstructions = string;
