/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * @pattern ^[A-Za-z0-9_]{5,32}$
 */
export type TelegramHandle = string;
