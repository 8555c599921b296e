import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws content into an element in slices, between which the browser responds to the person. */
export function renderInSlices(element: HTMLElement, content: ReactNode): void {
  startTransition(() => createRoot(element).render(content));
}
