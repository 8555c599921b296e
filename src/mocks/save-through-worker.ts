import { showError } from '@/api/announce';
import { NOT_LOADED } from '@/documents/document-preview';
import { saveFile } from '@/ui/save-file';

/**
 * A browser fetches what a link saves directly from the network, bypassing the service worker, and would get the page
 * itself. So the page reads the exchange's file and saves it.
 */
export function saveThroughWorker(): void {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[download][href^="/api/"]');
      if (!link) return;
      event.preventDefault();
      void save(link.href, link.download);
    },
    { capture: true },
  );
}

async function save(address: string, name: string): Promise<void> {
  const response = await fetch(address).catch(() => null);
  if (response?.ok) saveFile(await response.blob(), name);
  else showError(NOT_LOADED);
}
