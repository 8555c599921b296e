import Papa from 'papaparse';
import type { Column } from '../columns/column';

/**
 * Matches what a spreadsheet would take for a formula (OWASP, CSV injection), which is then written as text. The
 * library's own pattern misses a formula that continues on a second line.
 */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;

/** Makes a spreadsheet read the letters of every language correctly. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a file that every spreadsheet opens, with the columns that the list shows. */
export function toCsv<Row>(columns: readonly Column<Row, string>[], rows: readonly Row[]): string {
  const values = columns.flatMap((column) => Object.entries(column.values));
  const heads = values.map(([head]) => head);
  const lines = rows.map((row) => values.map(([, value]) => value(row)));
  return BYTE_ORDER_MARK + Papa.unparse([heads, ...lines], { escapeFormulae: FORMULA });
}
