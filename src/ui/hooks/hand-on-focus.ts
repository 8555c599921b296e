import { returnToHeading } from '../focus-heading';

/**
 * For what goes away once the act in it has succeeded ("Try again"): as its `ref`, hands the focus on to what stands
 * around it, or to the heading where that is gone as well. A browser would leave it on <body>, at the top of the page.
 */
export function handOnFocus(node: HTMLElement | null) {
  const around = node?.parentElement;
  if (!around) return;
  return () => {
    if (!node.contains(document.activeElement)) return;
    // What comes in its place is there, and may have taken the focus, when React has done its work.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      if (!around.isConnected) returnToHeading();
      else {
        if (around.tabIndex < 0) around.tabIndex = -1;
        around.focus({ preventScroll: true });
      }
    });
  };
}
