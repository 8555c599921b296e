/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { CountryCode } from './countryCode.ts';

export const Counterparty = /*#__PURE__*/ zod.strictObject({
  label: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  may_act: /*#__PURE__*/ zod.boolean(),
});

export type Counterparty = zod.input<typeof Counterparty>;
export type CounterpartyOutput = zod.output<typeof Counterparty>;
