import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { screenSize } from '../screen';

/** What stands above every list, in quarters of a rem: the header, the title, search and filters. */
const ABOVE = 60;
/** So many come at a time: drawing and laying them out takes a slow phone less than a person notices. */
const STEP = 4;

/**
 * How many of a list's items are drawn: a few more with each render, which yields to what a person does. The first picture
 * has those that the screen has room for where it takes the place of skeletons or of what the HTML has drawn; where a link
 * has led to a list that is longer than the screen, a few, as the others then move nothing that can be seen. Keep the room of
 * the others.
 * @param height of an item in quarters of a rem; for cards, whose lines hold several, what one takes of it.
 */
export function useDrawn(count: number, height: number, hadSkeletons: boolean): number {
  const [drawn, setDrawn] = useState(() => firstDrawn(count, height, hadSkeletons));
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, count]);
  return Math.min(count, drawn);
}

/**
 * Whether what stands beside a page's content is drawn: from the first picture on where it takes the place of what the HTML
 * has drawn; where a link has led to the page, right after the content. Keep the room of it.
 */
export function useDrawnAfterContent(): boolean {
  return useDeferredValue(true, isInPlace());
}

function firstDrawn(count: number, height: number, hadSkeletons: boolean): number {
  const room = roomFor(height);
  return hadSkeletons || isInPlace() || count <= room ? room : Math.min(STEP, room);
}

/** On the host, or where the host has drawn the page. */
function isInPlace(): boolean {
  return typeof window === 'undefined' || window.pageShown !== undefined;
}

function roomFor(height: number): number {
  const room = screenSize().height / 4 - ABOVE;
  return Math.max(1, Math.ceil(room / height));
}
