import { useDeferredValue } from 'react';
import { screenSize } from '../screen';

/** What stands above every list, in quarters of a rem: the header, the title, search and filters. */
const ABOVE = 60;

/**
 * How many of a list's items are drawn: with its first picture those that the screen has room for, all of them in a render
 * after it, which yields to what a person does. Keep the room of the others, so that nothing moves when they come.
 * @param height of an item in quarters of a rem; for cards, whose lines hold several, what one takes of it.
 */
export function useDrawn(count: number, height: number): number {
  const isOpened = useDeferredValue(true, false);
  if (isOpened) return count;
  const room = screenSize().height / 4 - ABOVE;
  return Math.min(count, Math.max(1, Math.ceil(room / height)));
}
