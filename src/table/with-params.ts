/**
 * The query of an address with other values, starting at the first page. Null removes a parameter. It is a string, in
 * which the commas of a list stay commas.
 */
export function withParams(
  search: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    if (value !== null) next.set(name, value);
  }
  return next.toString().replaceAll('%2C', ',');
}
