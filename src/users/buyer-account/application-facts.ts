import type { BuyerAccount, BuyerAccountFields } from '@generated/model';
import { APPLICATION_CURRENCY } from '@/domain/buyers/buyer-account';
import { formatAmount } from '@/domain/money';
import { countryName } from '@/domain/countries';
import { ACCREDITATION_LABELS, BUYER_TYPE_LABELS } from './words';

export type ApplicationFact = readonly [label: string, value: string | null];

type Told = Omit<BuyerAccountFields, 'document_ids'>;

/** Facts about the buyer. An individual has none of those that only an entity has. */
export function applicantFacts(account: Told): ApplicationFact[] {
  const isEntity = account.account_type === 'entity';
  const { account_type: type, registration_country: country } = account;
  return [
    ['Buyer', type ? BUYER_TYPE_LABELS[type] : null],
    ['Legal name', account.legal_name ?? null],
    [
      isEntity ? 'Registered in' : 'Country of tax residence',
      country ? countryName(country) : null,
    ],
    ...(isEntity
      ? ([
          ['Registration number', account.registration_number ?? null],
          ['Website', account.website ?? null],
          ['Who signs', account.signatory_name ?? null],
          ['Position', account.signatory_title ?? null],
        ] as const)
      : []),
  ];
}

/** The basis of accreditation, the means, and what the buyer is looking for. */
export function accreditationFacts(account: Told | BuyerAccount): ApplicationFact[] {
  const amount = (text: string | null | undefined) =>
    text ? formatAmount(text, APPLICATION_CURRENCY) : null;
  return [
    [
      'Basis of accreditation',
      account.accreditation_basis ? ACCREDITATION_LABELS[account.accreditation_basis] : null,
    ],
    ['Smallest face amount', amount(account.investment_min)],
    ['Largest face amount', amount(account.investment_max)],
    ['Source of funds', account.source_of_funds ?? null],
  ];
}
