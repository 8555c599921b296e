import Big from 'big.js';
import { padDecimals } from './decimals';
import { currencyDigits, currencyMarks } from './money';

/** What a number field accepts, and what it says about any other text. */
interface Asked {
  /** The maximum number of decimals. */
  decimals: number;
  /** The unit, as people write it before or after the number. */
  marks: readonly string[];
  says: Record<'thousands' | 'unit' | 'none' | 'large' | 'decimals', string>;
}

/**
 * Converts an amount as people type it (`$1,250,000.50`, `25 000`, `500 USD`) into a decimal string of the contract.
 * Null if it is no amount, is zero, is too large, is in another currency, or has more decimals than the currency. A
 * comma counts only between thousands: `1,5` may mean 1.5.
 */
export function readAmount(text: string, currency: string): string | null {
  return read(text, askedAmount(currency));
}

/** The message for a text that `readAmount` cannot read; null if it is an amount. */
export function whyNoAmount(text: string, currency: string): string | null {
  return faultOf(text, askedAmount(currency));
}

/** The same for a field that may be empty, which is no fault. */
export function unreadAmount(text: string, currency: string): string | null {
  return text.trim() === '' ? null : whyNoAmount(text, currency);
}

function askedAmount(currency: string): Asked {
  const decimals = currencyDigits(currency);
  const isWhole = decimals === 0;
  const [example, grouped] = isWhole ? ['2500000', '2,500,000'] : ['25000.50', '25,000.50'];
  const none = `Enter an amount above zero${isWhole ? ' without decimals' : ''}, for example ${example}.`;
  return {
    decimals,
    marks: currencyMarks(currency),
    says: {
      thousands: `Write commas only between thousands, for example ${grouped}.`,
      unit: `Enter an amount in ${currency}, for example ${example}.`,
      none,
      large: 'This amount is too large. Enter less than 1,000,000,000,000.',
      decimals: isWhole
        ? none
        : `Enter at most ${decimals} decimals, for example ${padDecimals('25000', decimals)}.`,
    },
  };
}

/** A number of coins as people type it (`1.25`, `10 ETH`), read like an amount by `readAmount`. */
export function readQuantity(text: string, symbol: string): string | null {
  return read(text, askedQuantity(symbol));
}

/** The message for a text that `readQuantity` cannot read; null if it is a quantity. */
export function whyNoQuantity(text: string, symbol: string): string | null {
  return faultOf(text, askedQuantity(symbol));
}

const askedQuantity = (symbol: string): Asked => ({
  decimals: QUANTITY_DECIMALS,
  marks: [symbol],
  says: {
    thousands: 'Write commas only between thousands, for example 1,250.5.',
    unit: symbol === '' ? NO_QUANTITY : `Enter a quantity of ${symbol}, for example 1.25.`,
    none: NO_QUANTITY,
    large: 'Enter a smaller quantity.',
    decimals: `Enter at most ${QUANTITY_DECIMALS} decimals, for example 1.23456789.`,
  },
});

const QUANTITY_DECIMALS = 8;
const NO_QUANTITY = 'Enter a quantity above zero, for example 1.25.';

const read = (text: string, asked: Asked) =>
  faultOf(text, asked) === null ? new Big(bare(text, asked).replaceAll(',', '')).toFixed() : null;

function faultOf(text: string, asked: Asked): string | null {
  const { decimals: most, says } = asked;
  const plain = bare(text, asked);
  // A text without digits has a different fault.
  if (/^[\d.,]*,[\d.,]*$/.test(plain) && !/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain))
    return says.thousands;
  if (/^(\p{Sc}|[a-z]{3,4}(?=\d))|(\p{Sc}|(?<=\d)[a-z]{3,4})$/iu.test(plain)) return says.unit;
  const number = plain.replaceAll(',', '');
  if (!PLAIN_DECIMAL.test(number)) return says.none;
  const [whole = '', decimals = ''] = number.split('.');
  if (whole.replace(/^0+/, '').length > 12) return says.large;
  if (decimals.length > most) return says.decimals;
  return new Big(number).lte(0) ? says.none : null;
}

/** The text without spaces, and without the unit at either end. */
function bare(text: string, { marks }: Asked): string {
  let plain = text.replace(/\s/g, '').toUpperCase();
  const before = marks.find((mark) => plain.startsWith(mark));
  if (before !== undefined) plain = plain.slice(before.length);
  const behind = marks.find((mark) => plain.endsWith(mark));
  return behind === undefined ? plain : plain.slice(0, plain.length - behind.length);
}

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/;

/** A percentage as people type it (`72.5`, `72.5 %`); null if it is none, above 500 or zero. */
export function readPercent(text: string): string | null {
  return whyNoPercent(text) === null ? new Big(barePercent(text)).toFixed() : null;
}

/** The message for a text that `readPercent` cannot read; null if it is a percentage. */
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

/** The same for a field that may be empty, which is no fault. */
export function unreadPercent(text: string): string | null {
  return text.trim() === '' ? null : whyNoPercent(text);
}

const barePercent = (text: string) => text.replace(/[\s%]/g, '');

/** Converts a number as people type it (`-1,250.5`, `0`) into a decimal string; null if it is none. */
export function readNumber(text: string): string | null {
  const plain = text.replace(/\s/g, '');
  if (!/^-?(\d{1,3}(,\d{3})+|\d{1,12})(\.\d{1,8})?$/.test(plain)) return null;
  const number = new Big(plain.replaceAll(',', ''));
  return number.abs().lt(1e12) ? number.toFixed() : null;
}
