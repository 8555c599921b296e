import { optionalCode } from '../fetch-ahead';
import type * as ToastHost from './toast-host';

/** Specification, section 9. */
const DURATION_MS = 3000;

type ToastOptions = {
  description?: string;
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** A second toast with the same id replaces the first instead of piling up. */
  id?: string;
};

let host: Promise<typeof ToastHost | null> | undefined;

async function loadHost() {
  host ??= optionalCode(async () => {
    const module = await import('./toast-host');
    await module.mountToaster();
    return module;
  });
  const loaded = await host;
  if (!loaded) host = undefined;
  return loaded;
}

async function show(kind: ToastHost.ToastKind, message: string, options: ToastOptions = {}) {
  const { durationMs = DURATION_MS, ...rest } = options;
  const loaded = await loadHost();
  if (loaded) loaded.showToast(kind, message, { duration: durationMs, ...rest });
  // The code of the toaster could not be loaded. Being offline is one of the things that a toast reports.
  else showPlain(message, durationMs);
}

function showPlain(message: string, durationMs: number) {
  const note = document.createElement('div');
  note.className = 'toast-plain';
  note.setAttribute('role', 'status');
  // All notes have the same position, so the newest replaces the last.
  document.querySelector('.toast-plain')?.remove();
  document.body.append(note);
  // A live region announces only changes made after it entered the page.
  setTimeout(() => (note.textContent = message), 50);
  setTimeout(() => note.remove(), durationMs);
}

/** `toast.success('Claim withdrawn')`. The toaster's code loads with the first call. */
export const toast = {
  success: (message: string, options?: ToastOptions) => void show('success', message, options),
  warning: (message: string, options?: ToastOptions) => void show('warning', message, options),
  error: (message: string, options?: ToastOptions) => void show('error', message, options),
};
