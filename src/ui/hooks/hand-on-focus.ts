import { returnToHeading } from '../focus-heading';

/**
 * For an element that disappears once the act in it has succeeded ("Try again"). Used as its `ref`, it hands the focus
 * to the surrounding element, or to the heading if that is gone too. A browser would leave it on <body>, at the top of
 * the page.
 */
export function handOnFocus(node: HTMLElement | null) {
  const around = node?.parentElement;
  if (!around) return;
  return () => {
    if (!node.contains(document.activeElement)) return;
    // When React has finished, the replacement is in place and may have taken the focus.
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
