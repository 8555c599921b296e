import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws what stands in an element, in slices, between which the browser answers the person. */
export function renderInSlices(element: HTMLElement, content: ReactNode): void {
  startTransition(() => createRoot(element).render(content));
}
