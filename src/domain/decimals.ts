/*
 * Decimal strings as people read them. They are written here instead of by `Intl`: before its first text, a browser
 * looks up which of some 700 languages it has, which keeps a slow phone busy for a quarter of a second.
 */

/** The parts of a decimal string. */
interface Parts {
  isNegative: boolean;
  whole: string;
  decimals: string;
}

function partsOf(decimal: string): Parts {
  const isNegative = decimal.startsWith('-');
  const [whole = '', decimals = ''] = (isNegative ? decimal.slice(1) : decimal).split('.');
  return { isNegative, whole: whole.replace(/^0*(?=\d)/, '') || '0', decimals };
}

const joined = ({ isNegative, whole, decimals }: Parts) =>
  `${isNegative ? '-' : ''}${whole}${decimals && `.${decimals}`}`;

/** `1234567.8` becomes `1,234,567.8`. */
export function groupThousands(decimal: string): string {
  const parts = partsOf(decimal);
  return joined({ ...parts, whole: parts.whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') });
}

/** With two digits, `1250.5` becomes `1250.50`: for a field that shows an amount as people write it. */
export function padDecimals(decimal: string, digits: number): string {
  const parts = partsOf(decimal);
  return joined({ ...parts, decimals: parts.decimals.padEnd(digits, '0') });
}

/** `72.50` becomes `72.5`, `72.00` becomes `72`. */
export function withoutEndZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/**
 * Rounds to at most this many decimals for a reader, with halves rounded up, as people do. Exact for any length.
 * `roundAmount` rounds what is stored.
 */
export function roundDecimal(decimal: string, digits: number): string {
  const { isNegative, whole, decimals } = partsOf(decimal);
  if (decimals.length <= digits) return decimal;
  const up = (decimals[digits] ?? '0') >= '5' ? 1n : 0n;
  const kept = String(BigInt(whole + decimals.slice(0, digits)) + up).padStart(digits + 1, '0');
  const point = kept.length - digits;
  return joined({ isNegative, whole: kept.slice(0, point), decimals: kept.slice(point) });
}

/** Divided by ten to the power of `places`. */
export function shiftPoint(decimal: string, places: number): string {
  const { isNegative, whole, decimals } = partsOf(decimal);
  const padded = whole.padStart(places + 1, '0');
  const point = padded.length - places;
  return joined({
    isNegative,
    whole: padded.slice(0, point),
    decimals: padded.slice(point) + decimals,
  });
}
