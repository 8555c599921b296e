/**
 * Keeps the rows of the previous view of a list, dimmed, while the next view is read. If the previous view had no rows,
 * that says nothing about the next one, so the skeleton is shown instead.
 * @param before the answer for the previous view.
 */
export function keepRows<Page>(before: Page | undefined): Page | undefined {
  const hasRows = Object.values(before ?? {}).some(
    (part) => Array.isArray(part) && part.length > 0,
  );
  return hasRows ? before : undefined;
}
