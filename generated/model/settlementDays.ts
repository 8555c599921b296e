/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Within how many calendar days after the last signature the buyer pays.
 * @minimum 1
 * @maximum 60
 */
export type SettlementDays = number;
