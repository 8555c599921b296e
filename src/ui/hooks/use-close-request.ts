import { useEffect, useEffectEvent } from 'react';

/** As in browsers that support it. TypeScript's DOM types omit it as long as Safari does. */
declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Closes what is open over a page when a phone asks for it, as Android does on Back, which would otherwise leave the
 * page. Radix handles Escape itself.
 * @param keepsOpen something was typed, so a request changes nothing, just like Escape.
 */
export function useCloseRequest(isOpen: boolean, keepsOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(() => {
    // A browser allows only the first of several requests to be declined.
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
        // A watcher hears no more requests after the first. What stays open needs a new one.
        current = watch(Watcher);
        close();
      });
      return watcher;
    }
    let current = watch(CloseWatcher);
    return () => current.destroy();
  }, [isOpen]);
}
