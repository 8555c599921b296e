import Papa from 'papaparse';
import type { Column } from '../columns/column';

/**
 * What a spreadsheet would take for a formula (OWASP, CSV injection): it is written as text. The library's own pattern
 * lets a formula through that goes on in a second line.
 */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;

/** So that a spreadsheet reads the letters of every language as they are. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a file that every spreadsheet opens, with the columns that the list shows. */
export function toCsv<Row>(columns: readonly Column<Row, string>[], rows: readonly Row[]): string {
  const values = columns.flatMap((column) => Object.entries(column.values));
  const heads = values.map(([head]) => head);
  const lines = rows.map((row) => values.map(([, value]) => value(row)));
  return BYTE_ORDER_MARK + Papa.unparse([heads, ...lines], { escapeFormulae: FORMULA });
}
