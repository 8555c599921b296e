import { useRef } from 'react';

/**
 * Brings the focus back to where it was when an overlay opened. Radix does so only for its own
 * trigger; most of our overlays are opened by state, and it would leave the focus on <body>.
 */
export function useFocusReturn() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus() {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement)) return;
      // A menu item is gone by the time the overlay closes; the button of its menu is still there.
      const menuTrigger = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      origin.current = menuTrigger ? document.getElementById(menuTrigger) : active;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Whoever closed the overlay may have put the focus elsewhere already: the h1 of a new page.
      if (document.activeElement === document.body) origin.current?.focus();
    },
  };
}
