/**
 * Lets others have the thread: the embedded database answers within the turn of the event loop, so that one who asks it
 * again and again keeps every request waiting.
 */
export async function nextTurn(): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve));
}
