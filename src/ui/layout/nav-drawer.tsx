import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { Sheet } from '../overlay/sheet';

export type NavDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  nav: ReactNode;
};

/** The navigation of both shells on a narrow screen. A module of its own: the dialog is loaded when it is opened. */
export function NavDrawer({ isOpen, onOpenChange, nav }: NavDrawerProps) {
  useEffect(() => {
    // The back button leads to another page, too.
    const close = () => onOpenChange(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [onOpenChange]);

  function closeOnNavigation(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false);
  }
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} side="left" title="Menu">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- listens to its links, which Enter clicks too */}
      <nav aria-label="Main" className="grid gap-1" onClick={closeOnNavigation}>
        {nav}
      </nav>
    </Sheet>
  );
}
