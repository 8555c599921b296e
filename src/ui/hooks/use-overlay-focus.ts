import { useRef, type FocusEvent } from 'react';
import { returnToHeading } from '../focus-heading';

/**
 * Returns the focus to where it was when an overlay opened. Radix does so only for its own trigger; most of our
 * overlays are opened by state, and it would leave the focus on <body>. Inside the overlay the focused element is
 * scrolled into view, because Radix moves from the last element to the first without scrolling.
 */
export function useOverlayFocus() {
  const origin = useRef<HTMLElement | null>(null);
  const path = useRef('');
  return {
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
    },
    onOpenAutoFocus() {
      path.current = window.location.pathname;
      const active = document.activeElement;
      if (!(active instanceof HTMLElement)) return;
      // A menu item is gone when the overlay closes; the button of its menu is still there.
      const menuTrigger = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      origin.current = menuTrigger ? document.getElementById(menuTrigger) : active;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // If the overlay has led to another page, the h1 there gets the focus, or has it already.
      if (window.location.pathname !== path.current) return;
      if (document.activeElement !== document.body) return;
      // The act may have removed the button.
      if (origin.current?.isConnected) origin.current.focus();
      else returnToHeading();
    },
  };
}
