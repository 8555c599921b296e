import type { ComponentType, ReactNode } from 'react';
import type { StatProps } from '@/ui/data/stat';

/** What a person can do to a thing with one press: the words for it and the call that does it. */
export interface Act<Answer = unknown> {
  /** Tells the acts of one thing apart. */
  name: string;
  /** A verb, on the button. */
  label: string;
  isDangerous?: boolean;
  /** Asked before the act; null if another press undoes it. */
  question: ActQuestion | null;
  /** Calls an operation of the contract. @param reason what the person wrote if the question asks for it, otherwise empty. */
  send(reason: string): Promise<Answer>;
  /** The message when it is done. */
  done: string;
  /** The act that undoes it, offered for a few seconds next to `done`. */
  undo?(answer: Answer): Act;
}

interface Note {
  label: string;
  /** A few words or a number, next to the label. */
  value?: string;
  /** Whole sentences. */
  text?: string | undefined;
}

export interface ActQuestion {
  title: string;
  /** What happens at once. */
  consequence: string;
  /** For the button that does nothing, if "Cancel" could be taken for the act. */
  cancelLabel?: string;
  /** The one number that matters. */
  sum?: Pick<StatProps, 'label' | 'value' | 'note'>;
  /** What else to know, under its heading. */
  notes?: readonly Note[];
  /** Whether the act is possible is still being looked up. Until that is known, it cannot be confirmed. */
  isLookedUp?: boolean;
  /** What prevents the act for now. There is nothing to confirm. */
  obstacle?: ReactNode;
  /** Asks for a reason to send along. */
  reason?: {
    label: string;
    hint: string;
    /** The message if it is left empty. Without this, the reason is optional. */
    missing?: string;
    maxLength: number;
    /** Comments on the text below the field while it is being written. */
    note?: ComponentType<{ text: string }>;
    /** Texts to start from. */
    presets?: readonly { value: string; label: string; text: string }[];
  };
}
