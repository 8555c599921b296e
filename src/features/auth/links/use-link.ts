import { useState } from 'react';
import { faultOfCheck, linkFaultOf, type LinkFault } from './link-fault';

/**
 * A mail's link on its page: what is wrong with it, if anything, and the act that it is for. Once the act begins, the
 * check is frozen: read again in the session that the link has opened, it would say that the link was already used.
 */
export function useLink<Check extends Parameters<typeof faultOfCheck>[0]>(check: Check) {
  const [before, setBefore] = useState<Check | null>(null);
  const [refused, setRefused] = useState<LinkFault | null>(null);
  const shown = before ?? check;

  async function redeem(act: () => Promise<void>): Promise<void> {
    setBefore(check);
    try {
      await act();
    } catch (error) {
      setBefore(null);
      const fault = linkFaultOf(error);
      if (!fault) throw error;
      setRefused(fault);
    }
  }

  return { check: shown, fault: refused ?? faultOfCheck(shown), redeem };
}
