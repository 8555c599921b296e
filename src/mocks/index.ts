import { resetDemoData, startBrowserHost } from './browser-host';
import { goByExchangeClock } from './clock';
import { showQaPanel } from './qa/qa-panel';
import { failStorageAsSwitched } from './qa/tab-faults';
import { saveThroughWorker } from './save-through-worker';
import { showStartScreen } from './start-screen';

/** Starts the exchange in the browser. Resolves when the app may start, and never if the start has failed. */
export async function start(): Promise<void> {
  const screen = showStartScreen({ onReset: resetDemoData, onReload: () => location.reload() });
  try {
    failStorageAsSwitched();
    goByExchangeClock();
    await startBrowserHost({ onProgress: (progress) => screen.report(progress) });
    screen.remove();
    saveThroughWorker();
    showQaPanel();
  } catch (error) {
    console.error(error);
    screen.fail(sentence(error));
    await new Promise<never>(() => {});
  }
}

function sentence(error: unknown): string {
  if (!('serviceWorker' in navigator)) {
    return 'This browser offers no service worker here. Open the page by https:// or on localhost, outside a private window.';
  }
  return error instanceof Error ? error.message : String(error);
}
