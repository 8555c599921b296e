/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AccreditationBasis = /*#__PURE__*/ zod.enum({
  /** More than $200,000 a year, or $300,000 together with a spouse, in each of the last two years. */
  income: 'income',
  /** More than $1 million without the home, alone or together with a spouse. */
  net_worth: 'net_worth',
  /** Holds a Series 7, 65 or 82 license in good standing. */
  license: 'license',
  /** An entity with more than $5 million in assets, or all of whose owners are accredited. */
  entity_assets: 'entity_assets',
  /** A registered investment adviser or broker-dealer. */
  adviser: 'adviser',
  /** Neither resident nor organised in the United States. */
  non_us: 'non_us',
} as const);

export type AccreditationBasis = zod.input<typeof AccreditationBasis>;
export type AccreditationBasisOutput = zod.output<typeof AccreditationBasis>;
