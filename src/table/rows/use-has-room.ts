import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a table fits into the element around it. One that fits scrolls with the page, and its head can stay in view.
 * Null until it has been measured.
 */
export function useHasRoom(table: RefObject<HTMLTableElement | null>): boolean | null {
  const [hasRoom, setHasRoom] = useState<boolean | null>(null);
  useEffect(() => {
    const [inner, outer] = [table.current, table.current?.parentElement];
    if (!inner || !outer) return undefined;
    // Runs after a layout, so reading sizes here does not force one.
    const observer = new ResizeObserver(() => setHasRoom(inner.offsetWidth <= outer.clientWidth));
    observer.observe(inner);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [table]);
  return hasRoom;
}
