import { API_ROOT } from '@/api/api-root';

/**
 * The address at which a browser reads a document.
 * @param url as answered by the exchange, which may be on a different host than the page.
 */
export function documentAddress(url: string): string {
  return URL.canParse(API_ROOT) ? new URL(url, API_ROOT).href : url;
}
