import { useState } from 'react';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import type { Act } from './act';

/** The act whose question waits for an answer, and what was written for one that was not done. */
export function useAsked() {
  const [asked, setAsked] = useState<Act | null>(null);
  const [written, setWritten] = useState<{ name: string; reason: string } | null>(null);
  return {
    asked,
    /** What was written for an act that was not done, by its name. */
    written,
    /** The reason that the question begins with. */
    reason: (asked && written?.name === asked.name && written.reason) || '',
    ask: setAsked,
    /** It was not done: on an older version, or because the person looked something up first. */
    putBack: (reason: string) => {
      if (asked) setWritten({ name: asked.name, reason });
      setAsked(null);
    },
    /** It was done. What was asked about takes its button away with it. */
    close: () => {
      setWritten(null);
      if (asked) closeAndFocusHeading(() => setAsked(null));
    },
  };
}
