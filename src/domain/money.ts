/** Digits after the point by currency: ISO 4217 for money, 8 for crypto assets. */
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

/** `1250.5` with two digits becomes `1250.50`: for a field that shows an amount as people write it. */
export function padDecimals(amount: string, digits: number): string {
  const [whole = '', decimals = ''] = amount.split('.');
  return digits === 0 && decimals === '' ? whole : `${whole}.${decimals.padEnd(digits, '0')}`;
}

/** `1250000` in USD becomes `$1,250,000.00`. Exact for any length: a decimal string is formatted without a float. */
export function formatAmount(amount: string, currency: string): string {
  const digits = currencyDigits(currency);
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount as `${number}`);
}

/** `$1.3M`: for cards, where the size of the number counts. */
export function formatCompactAmount(amount: string, currency: string): string {
  return numberFormat({
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(amount as `${number}`);
}

/** `12.50000000` becomes `12.5`, `1250000` becomes `1,250,000`: a number of coins. */
export function formatQuantity(quantity: string): string {
  return numberFormat({ maximumFractionDigits: 8 }).format(quantity as `${number}`);
}

/** `1.5000` becomes `1.5 %`: a fee, or a bound of a search. A price is for formatPrice. */
export function formatPercent(percent: string): string {
  return `${withoutEndZeros(percent)} %`;
}

/** `72` becomes `72.00 %`: a price in percent of face (cents on the dollar), the same on every screen. */
export function formatPrice(percent: string): string {
  return `${padDecimals(withoutEndZeros(percent), 2)} %`;
}

function withoutEndZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/** `108–137 %`, or `108 %` where both ends are the same; null where one is not known. */
export function formatPercentRange(low: string | null, high: string | null): string | null {
  if (low === null || high === null) return null;
  const [from, to] = [formatPercent(low), formatPercent(high)];
  return from === to ? to : `${from.replace(' %', '')}–${to}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A format of numbers in English, made when it is first needed and kept: the first of all keeps a slow phone busy for 50 ms,
 * which no page has to spend that shows no number.
 */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat('en-US', options);
  formats.set(key, format);
  return format;
}
