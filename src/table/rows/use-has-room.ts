import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a table has room beside what stands around it; one that has scrolls with the page, and its head can stay in view. Null
 * until it has been measured.
 */
export function useHasRoom(table: RefObject<HTMLTableElement | null>): boolean | null {
  const [hasRoom, setHasRoom] = useState<boolean | null>(null);
  useEffect(() => {
    const [inner, outer] = [table.current, table.current?.parentElement];
    if (!inner || !outer) return undefined;
    // Called after a layout: what is read here asks for none.
    const observer = new ResizeObserver(() => setHasRoom(inner.offsetWidth <= outer.clientWidth));
    observer.observe(inner);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [table]);
  return hasRoom;
}
