/** The keys of a table, in declaration order. @param table has these keys and no others, like a literal. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // `Object.keys` returns strings, because an object may have more keys than its type names. A table has no more.
  return Object.keys(table) as (keyof Table & string)[];
}
