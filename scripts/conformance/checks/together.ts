import pMap from 'p-map';

const AT_ONCE = 6;

/** Runs independent cases, a few at a time. */
export async function together<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  await pMap(items, run, { concurrency: AT_ONCE });
}
