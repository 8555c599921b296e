import { useEffect, useRef, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies text; `state` returns to idle after `holdMs` (spec section 9: the confirmation shows for 3 s). */
export function useCopy(holdMs = 3000) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    let result: CopyState = 'copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Refused permission, or no clipboard outside a secure context.
      result = 'failed';
    }
    setState(result);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), holdMs);
  }

  return { state, copy };
}
