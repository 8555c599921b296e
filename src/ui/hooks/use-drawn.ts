import { startTransition, useEffect, useState } from 'react';
import { screenSize } from '../screen';

/** The height above every list, in quarters of a rem: the header, the title, search and filters. */
const ABOVE = 60;
/** Few enough at a time that drawing and laying them out goes unnoticed on a slow phone. */
const STEP = 4;

/**
 * How many of a list's items are drawn. Each render adds a few and yields to what the person does. If the list replaces
 * skeletons or what the HTML has drawn, the first frame has as many as the screen has room for. If a link has led to the
 * list, the first frame has only a few. Reserve the space of the others.
 * @param height the height of an item in quarters of a rem; for cards with several to a line, each card's share of the
 * line.
 */
export function useDrawn(count: number, height: number, hadSkeletons: boolean): number {
  const [drawn, setDrawn] = useState(() => firstDrawn(height, hadSkeletons));
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, count]);
  return Math.min(count, drawn);
}

function firstDrawn(height: number, hadSkeletons: boolean): number {
  const room = roomFor(height);
  return hadSkeletons || isInPlace() ? room : Math.min(STEP, room);
}

/** Whether the page replaces what the HTML has drawn. True on the host, and in the browser if the host has drawn it. */
export function isInPlace(): boolean {
  return typeof window === 'undefined' || window.pageShown !== undefined;
}

function roomFor(height: number): number {
  const room = screenSize().height / 4 - ABOVE;
  return Math.max(1, Math.ceil(room / height));
}
