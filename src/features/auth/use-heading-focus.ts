import { useEffect } from 'react';
import { focusHeading } from '@/ui/focus-heading';

/** Where a form has made room for its outcome, the focus goes on from the heading of what took its place. */
export function useHeadingFocus(): void {
  useEffect(() => {
    focusHeading();
    // What takes the place of a form may be taller than the screen.
    document.querySelector('h1')?.scrollIntoView({ block: 'nearest' });
  }, []);
}
