/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Handle without the at sign.
 * @pattern ^[A-Za-z0-9_]{5,32}$
 */
export type TelegramHandle = string;
