import type { ExchangePorts } from '../ports/exchange-ports';

/** A call without a caller, like that of due work. */
export function systemCall(ports: ExchangePorts) {
  return { caller: { kind: 'system' }, request: null, key: null, ports } as const;
}
