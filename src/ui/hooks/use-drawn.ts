import { startTransition, useEffect, useState } from 'react';
import { screenSize } from '../screen';

/** What stands above every list, in quarters of a rem: the header, the title, search and filters. */
const ABOVE = 60;
/** So many come at a time: drawing and laying them out takes a slow phone less than a person notices. */
const STEP = 4;

/**
 * How many of a list's items are drawn: with its first picture those that the screen has room for, a few more with each
 * render after it, which yields to what a person does. Keep the room of the others, so that nothing moves when they come.
 * @param height of an item in quarters of a rem; for cards, whose lines hold several, what one takes of it.
 */
export function useDrawn(count: number, height: number): number {
  const [drawn, setDrawn] = useState(() => roomFor(height));
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, count]);
  return Math.min(count, drawn);
}

function roomFor(height: number): number {
  const room = screenSize().height / 4 - ABOVE;
  return Math.max(1, Math.ceil(room / height));
}
