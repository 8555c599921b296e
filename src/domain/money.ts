import { groupThousands, padDecimals, roundDecimal, shiftPoint, withoutEndZeros } from './decimals';

/** Digits after the point, by currency: ISO 4217 for money, 8 for crypto assets. */
const DIGITS: Record<string, number> = {
  JPY: 0,
  KRW: 0,
  CLP: 0,
  VND: 0,
  BHD: 3,
  KWD: 3,
  JOD: 3,
  BTC: 8,
  ETH: 8,
  SOL: 8,
};

export function currencyDigits(currency: string): number {
  return DIGITS[currency] ?? 2;
}

/** The symbols that English readers know (CLDR, en-US). Any other currency is known by its code. */
const SYMBOLS: Record<string, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  HKD: 'HK$',
  TWD: 'NT$',
  MXN: 'MX$',
  BRL: 'R$',
  CNY: 'CN¥',
  INR: '₹',
  KRW: '₩',
  PHP: '₱',
  VND: '₫',
  ILS: '₪',
};

/** How people write a currency next to a number, longest first: its code, its symbol, or the symbol's last sign. */
export function currencyMarks(currency: string): string[] {
  const symbol = SYMBOLS[currency];
  return symbol === undefined ? [currency] : [currency, symbol, symbol.slice(-1)];
}

const NO_BREAK_SPACE = '\u00A0';

/** Puts the currency in its usual place before a number: `$5`, `-$5`, `CHF 5`. */
function inCurrency(number: string, currency: string): string {
  const symbol = SYMBOLS[currency] ?? currency + NO_BREAK_SPACE;
  return number.startsWith('-') ? `-${symbol}${number.slice(1)}` : symbol + number;
}

/** `1250000` in USD becomes `$1,250,000.00`. Exact for any length: a decimal string is formatted without a float. */
export function formatAmount(amount: string, currency: string): string {
  const digits = currencyDigits(currency);
  const written = padDecimals(roundDecimal(amount, digits), digits);
  return inCurrency(groupThousands(written), currency);
}

const COMPACT = ['', 'K', 'M', 'B', 'T'];

/** `$1.3M`: for cards, where the magnitude matters. */
export function formatCompactAmount(amount: string, currency: string): string {
  const digits = amount.split('.')[0]?.length ?? 1;
  const step = Math.min(Math.ceil(digits / 3), COMPACT.length) - 1;
  const rounded = withoutEndZeros(roundDecimal(shiftPoint(amount, step * 3), 1));
  // 999,950 is nearer to one million than to 999.9 thousand.
  return rounded === '1000' && step + 1 < COMPACT.length
    ? inCurrency(`1${COMPACT[step + 1]}`, currency)
    : inCurrency(`${rounded}${COMPACT[step]}`, currency);
}

/** `12.50000000` becomes `12.5`, `1250000` becomes `1,250,000`: a number of coins. */
export function formatQuantity(quantity: string): string {
  return groupThousands(withoutEndZeros(roundDecimal(quantity, 8)));
}

/** `1` becomes `1 point`, `7.50` becomes `7.5 points`: the difference of two prices in percent of face, unsigned. */
export function formatPoints(points: string): string {
  const number = withoutEndZeros(points);
  return `${number} ${number === '1' ? 'point' : 'points'}`;
}

/** `1.5000` becomes `1.5 %`: a fee, or a bound of a search. Use formatPrice for a price. */
export function formatPercent(percent: string): string {
  return `${withoutEndZeros(percent)} %`;
}

/** `72` becomes `72.00 %`: a price in percent of face (cents on the dollar), the same on every screen. */
export function formatPrice(percent: string): string {
  return `${padDecimals(withoutEndZeros(percent), 2)} %`;
}

/** `108–137 %`, or `108 %` if both ends are the same; null if one is not known. */
export function formatPercentRange(low: string | null, high: string | null): string | null {
  if (low === null || high === null) return null;
  const [from, to] = [withoutEndZeros(low), withoutEndZeros(high)];
  return from === to ? `${to} %` : `${from}–${to} %`;
}
