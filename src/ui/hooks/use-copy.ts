import { useEffect, useRef, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

/** Milliseconds for which the confirmation shows (specification, section 9). */
const CONFIRMED_MS = 3000;

/** Copies text. `state` is the outcome, and becomes idle again after a while. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    let result: CopyState = 'copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Permission was refused, or there is no clipboard outside a secure context.
      result = 'failed';
    }
    setState(result);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), CONFIRMED_MS);
  }

  return { state, copy };
}
