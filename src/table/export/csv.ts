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
  const lines = rows.map(
    (row) =>
      Object.assign({}, ...columns.map((column) => column.values(row))) as Record<string, unknown>,
  );
  // The heads are those of the first row; where there is none, those of the list stand in for them.
  const file = lines.length > 0 ? lines : [headsOf(columns)];
  return BYTE_ORDER_MARK + Papa.unparse<unknown>(file, { escapeFormulae: FORMULA });
}

function headsOf<Row>(columns: readonly Column<Row, string>[]): string[] {
  return columns.filter(({ onPhone }) => onPhone !== 'action').map(({ header }) => header);
}
