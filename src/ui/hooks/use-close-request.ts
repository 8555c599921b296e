import { useEffect, useEffectEvent } from 'react';

/** As browsers that know it have it: the types of the DOM do not, as long as Safari does not. */
declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Closes what is open over a page when a phone asks for it, as Android does by Back: it would leave the page instead.
 * Escape is heard by Radix, which takes it.
 * @param keepsOpen something was typed: a request changes nothing, as Escape does not.
 */
export function useCloseRequest(isOpen: boolean, keepsOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(() => {
    // A browser lets only the first of several requests be declined.
    if (!keepsOpen) onClose();
  });
  const keep = useEffectEvent((event: Event) => {
    if (keepsOpen) event.preventDefault();
  });
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher) return;
    function watch(Watcher: NonNullable<Window['CloseWatcher']>) {
      const watcher = new Watcher();
      watcher.addEventListener('cancel', (event) => keep(event));
      watcher.addEventListener('close', () => {
        // One that was asked hears no more; what stays open is asked anew.
        current = watch(Watcher);
        close();
      });
      return watcher;
    }
    let current = watch(CloseWatcher);
    return () => current.destroy();
  }, [isOpen]);
}
