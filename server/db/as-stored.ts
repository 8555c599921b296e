import Big from 'big.js';
import { getTableColumns, type Table } from 'drizzle-orm';

/** Values of a table's columns as they look when read back: `072.50` becomes `72.5`. */
export function asStored<Values extends object>(table: Table, values: Values): Values {
  const columns = getTableColumns(table);
  const stored = Object.entries(values).map(([field, value]: [string, unknown]) => {
    const isDecimal = columns[field]?.getSQLType().startsWith('numeric');
    return [field, isDecimal && typeof value === 'string' ? new Big(value).toFixed() : value];
  });
  // The same fields; texts stay texts.
  return Object.fromEntries(stored) as Values;
}
