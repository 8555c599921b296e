import type { ExchangeSettings } from '../ports/exchange-ports';

/** Names of this machine. A browser never asks other machines for them. */
const LOOPBACK = /^(localhost|.+\.localhost)$/;
/** IP addresses as `URL` writes them. */
const ADDRESS = /^(\d+(\.\d+){3}|\[.+\])$/;

/**
 * Whether only a page of this exchange can have been opened under the name: it is loopback, an IP address or the name
 * of the public origin. The owner of any other name can point it here while a page of theirs is open (DNS rebinding);
 * the browser then takes that page for one of ours.
 */
export function isOwnName(
  address: string,
  { publicOrigin }: Pick<ExchangeSettings, 'publicOrigin'>,
): boolean {
  const { hostname } = new URL(address);
  return (
    LOOPBACK.test(hostname) || ADDRESS.test(hostname) || hostname === new URL(publicOrigin).hostname
  );
}
