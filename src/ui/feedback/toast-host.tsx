import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster, type ExternalToast } from 'sonner';

export type ToastKind = 'success' | 'warning' | 'error';

// The type of a style knows no custom properties.
const colours = {
  '--normal-bg': 'var(--color-raised)',
  '--normal-border': 'var(--color-line-strong)',
  '--normal-text': 'var(--color-ink)',
  '--border-radius': 'var(--radius-lg)',
  '--width': '360px',
  fontFamily: 'inherit',
  // An open dialog takes the presses of all that is behind it.
  pointerEvents: 'auto',
} as CSSProperties;

/** Above the acts at the lower edge of a record, a dialog and a phone's page; at the upper edge stand titles. */
const OFFSET = { bottom: '9rem' };

const icons = {
  success: <CircleCheck aria-hidden size={18} className="text-primary" />,
  warning: <TriangleAlert aria-hidden size={18} className="text-warning-ink" />,
  error: <CircleAlert aria-hidden size={18} className="text-danger-ink" />,
};

/** In a React root of its own, so that a toast outlives a render error of the app. */
export function mountToaster(): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  new MutationObserver(clearForDialog).observe(document.body, { childList: true });
  return new Promise((resolve) => createRoot(container).render(<Host onReady={resolve} />));
}

/** Without the popovers, which Radix calls dialogs as well. */
const DIALOG = '[role=dialog]:not([data-radix-popper-content-wrapper] > *), [role=alertdialog]';

/** What was done needs no more reading where the next dialog opens; what can be taken back, or has failed, does. */
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
  // Sonner drops what is sent before its own effect has subscribed; a parent's effect runs after it.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      containerAriaLabel="What was just done"
      position="bottom-center"
      offset={OFFSET}
      mobileOffset={OFFSET}
      style={colours}
      icons={icons}
      // The sizes of the library, which grow with the text of the browser.
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
