/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Currency } from './currency.ts';
import { AmountSum } from './amountSum.ts';

export const MoneySum = /*#__PURE__*/ zod.strictObject({
  currency: Currency,
  amount: AmountSum,
});

export type MoneySum = zod.input<typeof MoneySum>;
export type MoneySumOutput = zod.output<typeof MoneySum>;
