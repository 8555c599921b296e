import { useState } from 'react';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { messageOf } from '@/api/errors/problem';

/** A button that asks something of the exchange: whether it is at it, and why it was refused. */
export function usePress(act: () => Promise<void>) {
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function press() {
    setIsPending(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      if (!isDealtWith(error)) setRefusal(messageOf(error));
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, refusal, press: () => void press() };
}
