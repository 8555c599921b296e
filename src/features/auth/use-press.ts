import { useState } from 'react';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { isUnanswered, messageOf } from '@/api/errors/problem';

/** A button that calls the exchange: whether the call is in flight, and why it was refused. */
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
      // The toast that gives the reason disappears.
      else if (isUnanswered(error)) setRefusal('No answer came back. Try again.');
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, refusal, press: () => void press() };
}
