/** The names in a table, in the order in which they are written down. @param table has these keys and no other, as literals have. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // `Object.keys` answers texts, since an object may have more keys than its type names; a table has not.
  return Object.keys(table) as (keyof Table & string)[];
}
