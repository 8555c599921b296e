/**
 * Yields the thread to others. The embedded database answers within one turn of the event loop, so that code that
 * queries it again and again keeps every request waiting.
 */
export async function nextTurn(): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve));
}
