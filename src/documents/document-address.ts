import { API_ROOT } from '@/api/api-root';

/**
 * Where a browser reads a document.
 * @param url as the exchange has answered it: it belongs to the exchange, which may be elsewhere than the page.
 */
export function documentAddress(url: string): string {
  return URL.canParse(API_ROOT) ? new URL(url, API_ROOT).href : url;
}
