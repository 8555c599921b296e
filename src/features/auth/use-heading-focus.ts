import { useEffect } from 'react';
import { focusHeading } from '@/ui/focus-heading';

/** When an outcome has replaced a form, moves the focus to the new heading. */
export function useHeadingFocus(): void {
  useEffect(() => {
    focusHeading();
    // The replacement of a form may be taller than the screen.
    document.querySelector('h1')?.scrollIntoView({ block: 'nearest' });
  }, []);
}
