import type { ExchangePorts } from '../ports/exchange-ports';

/** A call that nobody makes, as due work is. */
export function systemCall(ports: ExchangePorts) {
  return { caller: { kind: 'system' }, request: null, key: null, ports } as const;
}
