import type { CaseParameters } from '@generated/model';
import { corporateCases } from './case-facts-corporate';
import { cryptoCases } from './case-facts-crypto';
import { moreCryptoCases } from './case-facts-crypto-more';
import type { caseRows } from '../../db/schema';

/** A guide price on a date; `today` is the day of the seed. */
export type PriceAnchor = readonly [date: string, low: number, high: number];

/**
 * Court, number and dates are public record, and null if in doubt. Prices before 2025 were reported in public for the
 * cases of digital assets (domain notes, section 4); all others are invented for the demo.
 */
export interface CaseFacts {
  row: Omit<
    typeof caseRows.$inferInsert,
    'parameters' | 'guide_low_percent' | 'guide_high_percent' | 'guide_updated_at'
  >;
  parameters: CaseParameters;
  prices: readonly PriceAnchor[];
  /** Whether bigger claims fetch more than small ones, as observed for FTX. */
  pricesRiseWithSize: boolean;
  /** Its share of the demo's claims. */
  weight: number;
  /** The countries of its sellers with the share of each; any country by default. */
  sellers?: Readonly<Record<string, number>>;
}

export const caseFacts: readonly CaseFacts[] = [
  ...cryptoCases,
  ...moreCryptoCases,
  ...corporateCases,
];
