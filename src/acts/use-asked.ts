import { useState } from 'react';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import type { Act } from './act';

/** The act whose question is open, and the text written for an act that was not done. */
export function useAsked() {
  const [asked, setAsked] = useState<Act | null>(null);
  const [written, setWritten] = useState<{ name: string; reason: string } | null>(null);
  return {
    asked,
    /** The text written for an act that was not done, with the act's name. */
    written,
    /** The reason that the question starts with. */
    reason: (asked && written?.name === asked.name && written.reason) || '',
    ask: setAsked,
    /** Closes the question of an act that was not done: it was refused, or the person looks something up first. */
    putBack: (reason: string) => {
      if (asked) setWritten({ name: asked.name, reason });
      setAsked(null);
    },
    /** Closes the question of an act that was done. Its button disappears with what the act was about. */
    close: () => {
      setWritten(null);
      if (asked) closeAndFocusHeading(() => setAsked(null));
    },
  };
}
