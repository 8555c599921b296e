/**
 * Whether values are in order. The contract names no collation, so any usual one will do, if it holds for the whole
 * list.
 */

type Compare = (a: unknown, b: unknown) => number;

const byNumber: Compare = (a, b) => Number(a) - Number(b);
const byCode: Compare = (a, b) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0);
const byLowerCase: Compare = (a, b) => byCode(String(a).toLowerCase(), String(b).toLowerCase());
const plain = (text: unknown) =>
  String(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const byPlain: Compare = (a, b) => byCode(plain(a), plain(b));
const collator = new Intl.Collator('en', { ignorePunctuation: true });
const byLanguage: Compare = (a, b) => collator.compare(String(a), String(b));
const strict = new Intl.Collator('en');
const byCollation: Compare = (a, b) => strict.compare(String(a), String(b));

const isDecimal = (value: unknown) => /^-?\d+(\.\d+)?$/.test(String(value));

/** @param values of an enum, whose order also counts; empty if there are none. */
export function isSorted(cells: unknown[], direction: 'asc' | 'desc', values: unknown[]): boolean {
  const isFilled = (value: unknown) => value !== null && value !== undefined;
  const filled = cells.filter(isFilled);
  // Empty values are together, at either end.
  const atStart = !cells.slice(0, cells.length - filled.length).some(isFilled);
  const atEnd = !cells.slice(filled.length).some(isFilled);
  if (!atStart && !atEnd) return false;
  const byEnum: Compare = (a, b) => values.indexOf(a) - values.indexOf(b);
  const orders = filled.every(isDecimal)
    ? [byNumber]
    : [
        ...(values.length > 0 ? [byEnum] : []),
        byCode,
        byLowerCase,
        byPlain,
        byLanguage,
        byCollation,
      ];
  const sign = direction === 'asc' ? 1 : -1;
  return orders.some((compare) =>
    filled.every((value, index) => index === 0 || sign * compare(filled[index - 1], value) <= 0),
  );
}
