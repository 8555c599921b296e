import Big from 'big.js';
import { padDecimals } from './decimals';
import { currencyDigits } from './money';

/**
 * An amount as people type it (`$1,250,000.50`, `25 000`) as a decimal string of the contract; null where it is none,
 * is zero, is too large, or has more decimals than the currency. A comma counts only between thousands: `1,5` may mean 1.5.
 */
export function readAmount(text: string, currency: string): string | null {
  return whyNoAmount(text, currency) === null ? new Big(bareAmount(text)).toFixed() : null;
}

/** What is wrong with a text of which `readAmount` makes nothing, for its field; null where it is an amount. */
export function whyNoAmount(text: string, currency: string): string | null {
  const digits = currencyDigits(currency);
  const isWhole = digits === 0;
  const none = isWhole
    ? 'Enter an amount above zero without decimals, for example 2500000.'
    : 'Enter an amount above zero, for example 25000.50.';
  if (!hasThousandsOnly(text)) {
    return `Write commas only between thousands, for example ${isWhole ? '2,500,000' : '25,000.50'}.`;
  }
  const amount = bareAmount(text);
  if (!PLAIN_DECIMAL.test(amount)) return none;
  const [whole = '', decimals = ''] = amount.split('.');
  if (whole.replace(/^0+/, '').length > 12)
    return 'This amount is too large. Enter less than 1,000,000,000,000.';
  if (decimals.length > digits && !isWhole)
    return `Enter at most ${digits} decimals, for example ${padDecimals('25000', digits)}.`;
  return decimals.length > digits || new Big(amount).lte(0) ? none : null;
}

/** The same of a field that may be empty: nothing typed is no fault. */
export function unreadAmount(text: string, currency: string): string | null {
  return text.trim() === '' ? null : whyNoAmount(text, currency);
}

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/;

const withoutSigns = (text: string) => text.replace(/[\s$€£¥]/g, '');

const bareAmount = (text: string) => withoutSigns(text).replaceAll(',', '');

/** False where a comma stands where decimals or nothing belong; a text without digits is wrong in another way. */
function hasThousandsOnly(text: string): boolean {
  const plain = withoutSigns(text);
  return !/^[\d.,]*,[\d.,]*$/.test(plain) || /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain);
}

/** A percentage as people type it (`72.5`, `72.5 %`); null where it is none, above 500 or zero. */
export function readPercent(text: string): string | null {
  return whyNoPercent(text) === null ? new Big(barePercent(text)).toFixed() : null;
}

/** What is wrong with a text of which `readPercent` makes nothing, for its field; null where it is a percentage. */
export function whyNoPercent(text: string): string | null {
  const plain = barePercent(text);
  if (/^\d+,\d+$/.test(plain)) return 'Write a point and no comma, for example 72.5.';
  const outOfRange = 'Enter a percentage above 0 and up to 500, for example 72.5.';
  if (!PLAIN_DECIMAL.test(plain)) return outOfRange;
  const percent = new Big(plain);
  if (percent.lte(0) || percent.gt(500)) return outOfRange;
  const [, decimals = ''] = plain.split('.');
  return decimals.length > 4 ? 'Enter at most four decimals, for example 72.1234.' : null;
}

/** The same of a field that may be empty: nothing typed is no fault. */
export function unreadPercent(text: string): string | null {
  return text.trim() === '' ? null : whyNoPercent(text);
}

const barePercent = (text: string) => text.replace(/[\s%]/g, '');

/** A number as people type it (`-1,250.5`, `0`) as a decimal string; null where it is none. */
export function readNumber(text: string): string | null {
  const plain = text.replace(/\s/g, '');
  if (!/^-?(\d{1,3}(,\d{3})+|\d{1,12})(\.\d{1,8})?$/.test(plain)) return null;
  const number = new Big(plain.replaceAll(',', ''));
  return number.abs().lt(1e12) ? number.toFixed() : null;
}
