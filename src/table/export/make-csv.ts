import type { Column } from '../columns/column';
import { toCsv } from './csv';
import { readAll, type ReadAll } from './read-all';

/** Reads all rows of a view and turns them into the text of a CSV file. */
export async function makeCsv<Data, Row extends { id: number }, Failure>(
  columns: readonly Column<Row, string>[],
  source: ReadAll<Data, Row, Failure>,
) {
  const { rows, hasChanged } = await readAll(source);
  return { text: toCsv(columns, rows), rows: rows.length, hasChanged };
}
