/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AccreditationBasis = /*#__PURE__*/ zod.enum({
  /** More than $200,000, or $300,000 together with a spouse or spousal equivalent, in each of the last two years, and the same expected this year. */
  income: 'income',
  /** More than $1,000,000 without the primary residence, alone or together with a spouse or spousal equivalent. */
  net_worth: 'net_worth',
  /** Holds a Series 7, 65 or 82 license in good standing. */
  license: 'license',
  /** An entity with more than $5,000,000 in assets that was not formed to buy these claims, or all of whose equity owners are accredited. */
  entity_assets: 'entity_assets',
  /** A registered investment adviser or broker-dealer. */
  adviser: 'adviser',
  /** Neither resident nor organized in the United States. */
  non_us: 'non_us',
} as const);

export type AccreditationBasis = zod.input<typeof AccreditationBasis>;
export type AccreditationBasisOutput = zod.output<typeof AccreditationBasis>;
