import type { SizeBand } from '@generated/model';
import { currencyDigits } from '../money';

/** Digits of the smallest whole amount of a band, in a currency with decimals: 100,000 and 1,000,000. */
const MIDDLE_DIGITS = 6;
const LARGE_DIGITS = 7;

/** The additional zeros for a currency without decimals: a yen is more like a cent than a dollar. */
const zerosMore = (currency: string) => (currencyDigits(currency) === 0 ? 2 : 0);

/**
 * The bounds between the size bands, as decimal strings in the currency: `100000` and `1000000`, or a hundred times as
 * much in yen (SizeBand of the contract).
 */
export function sizeBounds(currency: string): { middle: string; large: string } {
  const from = (digits: number) => '1'.padEnd(digits + zerosMore(currency), '0');
  return { middle: from(MIDDLE_DIGITS), large: from(LARGE_DIGITS) };
}

/** @param amount face amount of the sale, a decimal string in the currency. */
export function sizeBandOf(amount: string, currency: string): SizeBand {
  const [whole = ''] = amount.split('.');
  const digits = whole.length - zerosMore(currency);
  if (digits < MIDDLE_DIGITS) return 'under_100k';
  return digits < LARGE_DIGITS ? 'from_100k_to_1m' : 'over_1m';
}
