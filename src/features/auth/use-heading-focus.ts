import { useEffect } from 'react';

/** Where a form has made room for its outcome, the focus goes on from the heading of what took its place. */
export function useHeadingFocus(): void {
  useEffect(() => document.querySelector('h1')?.focus(), []);
}
