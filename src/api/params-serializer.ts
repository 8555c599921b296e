/**
 * The only serializer of query parameters. Several values of one name are joined by commas (`status=a,b`). Values that
 * are undefined, null or an empty list are left out.
 */
export function serializeParams(params: object): string {
  return Object.entries(params)
    .filter(
      ([, value]) =>
        value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    )
    .map(([name, value]) => {
      const items: unknown[] = Array.isArray(value) ? value : [value];
      return `${encodeURIComponent(name)}=${items.map((item) => encodeURIComponent(String(item))).join(',')}`;
    })
    .join('&');
}
