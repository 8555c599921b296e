import type { AccreditationBasis, BuyerAccountType } from '@generated/model';

export const BUYER_TYPE_LABELS: Record<BuyerAccountType, string> = {
  individual: 'An individual',
  entity: 'A company, fund or trust',
};

/** The grounds of Rule 501 (17 CFR 230.501). */
export const ACCREDITATION_LABELS: Record<AccreditationBasis, string> = {
  income: 'Income',
  net_worth: 'Net worth',
  license: 'Professional license',
  entity_assets: 'Assets of the entity',
  adviser: 'Investment adviser or broker-dealer',
  non_us: 'Outside the United States',
};

export const ACCREDITATION_MEANINGS: Record<AccreditationBasis, string> = {
  income:
    'More than $200,000, or $300,000 together with a spouse or spousal equivalent, in each of the last two years, and the same expected this year.',
  net_worth:
    'More than $1,000,000 without the primary residence, alone or together with a spouse or spousal equivalent.',
  license: 'A Series 7, 65 or 82 license in good standing.',
  entity_assets:
    'More than $5,000,000 in assets and not formed to buy these claims, or all equity owners are accredited.',
  adviser: 'Registered as an investment adviser or a broker-dealer.',
  non_us: 'Neither resident nor organized in the United States.',
};
