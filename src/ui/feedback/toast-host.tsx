import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster, type ExternalToast } from 'sonner';

export type ToastKind = 'success' | 'warning' | 'error';

// The type of a style does not allow custom properties.
const colours = {
  '--normal-bg': 'var(--color-raised)',
  '--normal-border': 'var(--color-line-strong)',
  '--normal-text': 'var(--color-ink)',
  '--border-radius': 'var(--radius-lg)',
  '--width': '360px',
  fontFamily: 'inherit',
  // An open dialog captures all presses behind it.
  pointerEvents: 'auto',
} as CSSProperties;

/** Above the buttons at the lower edge of a record, of a dialog and of a page on a phone. The upper edge has titles. */
const OFFSET = { bottom: '9rem' };

const icons = {
  success: <CircleCheck aria-hidden size={18} className="text-primary" />,
  warning: <TriangleAlert aria-hidden size={18} className="text-warning-ink" />,
  error: <CircleAlert aria-hidden size={18} className="text-danger-ink" />,
};

/** Uses a React root of its own, so that a toast outlives a render error of the app. */
export function mountToaster(): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  new MutationObserver(clearForDialog).observe(document.body, { childList: true });
  return new Promise((resolve) => createRoot(container).render(<Host onReady={resolve} />));
}

/** Excludes popovers, which Radix also calls dialogs. */
const DIALOG = '[role=dialog]:not([data-radix-popper-content-wrapper] > *), [role=alertdialog]';

/** A success needs no more attention once the next dialog opens. What can be undone, or has failed, does. */
function clearForDialog(changes: MutationRecord[]) {
  const isOpened = changes.some(({ addedNodes }) =>
    [...addedNodes].some(
      (node) => node instanceof Element && (node.matches(DIALOG) || node.querySelector(DIALOG)),
    ),
  );
  if (!isOpened) return;
  for (const each of sonner.getToasts())
    if ('type' in each && each.type === 'success' && !each.action) sonner.dismiss(each.id);
}

function Host({ onReady }: { onReady: () => void }) {
  // Sonner drops what is sent before its own effect has subscribed. A parent's effect runs after it.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      containerAriaLabel="What was just done"
      position="bottom-center"
      offset={OFFSET}
      mobileOffset={OFFSET}
      style={colours}
      icons={icons}
      // The library's sizes, in units that grow with the browser's text.
      toastOptions={{
        classNames: { description: 'text-muted!' },
        style: { fontSize: '0.8125rem' },
        actionButtonStyle: { fontSize: '0.75rem', height: '1.5rem' },
      }}
    />
  );
}

/** @public Called through the module that `toast` loads on demand. */
export function showToast(kind: ToastKind, message: string, options: ExternalToast) {
  sonner[kind](message, options);
}
