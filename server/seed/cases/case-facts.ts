import type { CaseParameters } from '@generated/model';
import { corporateCases } from './case-facts-corporate';
import { cryptoCases } from './case-facts-crypto';
import { moreCryptoCases } from './case-facts-crypto-more';
import type { caseRows } from '../../db/schema';

/** A guide price on a date; `today` is the day of the seed. */
export type PriceAnchor = readonly [date: string, low: number, high: number];

/**
 * Court, number and dates are public record, null where in doubt. Prices before 2025 were reported in public for the
 * cases of digital assets (domain notes, section 4); the others, and everything since, are invented for the demo.
 */
export interface CaseFacts {
  row: Omit<
    typeof caseRows.$inferInsert,
    'parameters' | 'guide_low_percent' | 'guide_high_percent' | 'guide_updated_at'
  >;
  parameters: CaseParameters;
  prices: readonly PriceAnchor[];
  /** Whether bigger claims fetch more than small ones, as seen for FTX. */
  pricesRiseWithSize: boolean;
  /** Share of the demo's claims. */
  weight: number;
  /** Where its sellers come from; everywhere without it. */
  sellers?: readonly string[];
}

export const caseFacts: readonly CaseFacts[] = [
  ...cryptoCases,
  ...moreCryptoCases,
  ...corporateCases,
];
