/**
 * The rows of another view of a list stay, dimmed, while this one is read. That another view had none says nothing of this one:
 * then the skeleton stands for it.
 * @param before the page that the other view was answered with.
 */
export function keepRows<Page>(before: Page | undefined): Page | undefined {
  const hasRows = Object.values(before ?? {}).some(
    (part) => Array.isArray(part) && part.length > 0,
  );
  return hasRows ? before : undefined;
}
