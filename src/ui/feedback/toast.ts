import type * as ToastHost from './toast-host';

/** Spec section 9. */
const DURATION_MS = 3000;

type ToastOptions = {
  description?: string;
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** A second toast of the same id replaces the first instead of piling up. */
  id?: string;
};

let host: Promise<typeof ToastHost> | undefined;

function loadHost() {
  host ??= import('./toast-host').then(async (module) => {
    await module.mountToaster();
    return module;
  });
  return host;
}

async function show(kind: ToastHost.ToastKind, message: string, options: ToastOptions = {}) {
  const { durationMs = DURATION_MS, ...rest } = options;
  try {
    const { showToast } = await loadHost();
    showToast(kind, message, { duration: durationMs, ...rest });
  } catch {
    // The code of the toaster could not be fetched: offline is one of the things a toast reports.
    host = undefined;
    showPlain(message, durationMs);
  }
}

function showPlain(message: string, durationMs: number) {
  const note = document.createElement('div');
  note.className = 'toast-plain';
  note.setAttribute('role', 'status');
  // All stand at the same spot, so the newest takes the place of the last.
  document.querySelector('.toast-plain')?.remove();
  document.body.append(note);
  // A live region speaks only of what changes after it entered the page.
  setTimeout(() => (note.textContent = message), 50);
  setTimeout(() => note.remove(), durationMs);
}

/** `toast.success('Claim withdrawn')`. The toaster's code loads with the first call. */
export const toast = {
  info: (message: string, options?: ToastOptions) => void show('info', message, options),
  success: (message: string, options?: ToastOptions) => void show('success', message, options),
  warning: (message: string, options?: ToastOptions) => void show('warning', message, options),
  error: (message: string, options?: ToastOptions) => void show('error', message, options),
  /** Fetches the code ahead, e.g. when the page is idle, so that it is there when the network is not. */
  preload: () => void loadHost().catch(() => (host = undefined)),
};
