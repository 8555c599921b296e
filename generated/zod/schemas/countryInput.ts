/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { CountryCode } from './countryCode.ts';

export const CountryInput = /*#__PURE__*/ zod.strictObject({
  country: CountryCode,
});

export type CountryInput = zod.input<typeof CountryInput>;
export type CountryInputOutput = zod.output<typeof CountryInput>;
