import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a heading when its subject changes, but not when the page is opened. */
export function useFocusOnChange(value: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [value]);
  return heading;
}
