import type { BuyerAccountFields } from '@generated/model';
import { APPLICATION_CURRENCY, applicationFaults } from '@/domain/buyers/buyer-account';
import { readAmount, unreadAmount } from '@/domain/decimal-input';

/** The part of a form about a buyer's interests. */
export interface InterestValues {
  investment_min: string;
  investment_max: string;
  case_ids: number[];
}

export const INTEREST_AMOUNTS = ['investment_min', 'investment_max'] as const;

/** Interests in the contract's types, and their faults. An amount that cannot be read is null and has a fault. */
export function readInterests({ investment_min, investment_max, case_ids }: InterestValues) {
  const fields = {
    investment_min: readAmount(investment_min, APPLICATION_CURRENCY),
    investment_max: readAmount(investment_max, APPLICATION_CURRENCY),
    case_ids,
  } satisfies BuyerAccountFields;
  const min = unreadAmount(investment_min, APPLICATION_CURRENCY);
  const max = unreadAmount(investment_max, APPLICATION_CURRENCY);
  const faults = {
    ...applicationFaults(fields),
    ...(min && { investment_min: min }),
    ...(max && { investment_max: max }),
  };
  return { fields, faults };
}
