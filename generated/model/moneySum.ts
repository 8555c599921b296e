/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AmountSum } from './amountSum.ts';
import type { Currency } from './currency.ts';

/**
 * A sum in one currency.
 */
export interface MoneySum {
  currency: Currency;
  amount: AmountSum;
}
