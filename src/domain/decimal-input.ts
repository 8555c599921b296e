import Big from 'big.js';
import { currencyDigits } from './money';

/**
 * An amount as people type it (`$1,250,000.50`, `25 000`) as a decimal string of the contract; null where it is none,
 * is zero, or has more decimals than the currency. A comma counts only between thousands: `1,5` may mean 1.5.
 */
export function readAmount(text: string, currency: string): string | null {
  const plain = text.replace(/[\s$€£¥]/g, '');
  if (!/^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/.test(plain)) return null;
  const [whole = '', decimals = ''] = plain.replaceAll(',', '').split('.');
  if (whole.replace(/^0+/, '').length > 12 || decimals.length > currencyDigits(currency))
    return null;
  const amount = new Big(`${whole}.${decimals || '0'}`);
  return amount.gt(0) ? amount.toFixed() : null;
}

/** A percentage as people type it (`72.5`, `72.5 %`); null where it is none, above 500 or zero. */
export function readPercent(text: string): string | null {
  const plain = text.replace(/[\s%]/g, '');
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(plain)) return null;
  const percent = new Big(plain);
  return percent.gt(0) && percent.lte(500) ? percent.toFixed() : null;
}

/** A number as people type it (`-1,250.5`, `0`) as a decimal string; null where it is none. */
export function readNumber(text: string): string | null {
  const plain = text.replace(/\s/g, '');
  if (!/^-?(\d{1,3}(,\d{3})+|\d{1,12})(\.\d{1,8})?$/.test(plain)) return null;
  const number = new Big(plain.replaceAll(',', ''));
  return number.abs().lt(1e12) ? number.toFixed() : null;
}
