/** Below it stand the paths of the contract: on the app's own host, or the address of an exchange elsewhere. */
export const API_ROOT = import.meta.env.VITE_API_ROOT ?? '/api';

/** An address that the exchange has answered, as the browser reads it: it is the exchange's, not the page's. */
export function addressOfExchange(url: string): string {
  return URL.canParse(API_ROOT) ? new URL(url, API_ROOT).href : url;
}
