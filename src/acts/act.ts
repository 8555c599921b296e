import type { ComponentType, ReactNode } from 'react';
import type { StatProps } from '@/ui/data/stat';

/** What a person can do to a thing at one press: its words and the call that does it. */
export interface Act<Answer = unknown> {
  /** Tells the acts of one thing apart. */
  name: string;
  /** On the button: a verb. */
  label: string;
  isDangerous?: boolean;
  /** Asked before it is done; null where another press takes it back. */
  question: ActQuestion | null;
  /** Calls a generated mutation. @param reason what the person wrote where the question asks for one, else empty. */
  send(reason: string): Promise<Answer>;
  /** Said when it is done. */
  done: string;
  /** What takes it back; offered for a few seconds beside `done`. */
  undo?(answer: Answer): Act;
}

interface Note {
  label: string;
  /** In a few words or a number: stands beside the label. */
  value?: string;
  /** In sentences. */
  text?: string | undefined;
}

export interface ActQuestion {
  title: string;
  /** What happens at once. */
  consequence: string;
  /** On the button that does nothing, where "Cancel" could be taken for the act. */
  cancelLabel?: string;
  /** The one number that it is about. */
  sum?: Pick<StatProps, 'label' | 'value' | 'note'>;
  /** What else there is to know, by its heading. */
  notes?: readonly Note[];
  /** Whether the act is possible is being looked up: it cannot be confirmed before that is known. */
  isLookedUp?: boolean;
  /** What is in the way of the act for now: there is nothing to confirm. */
  obstacle?: ReactNode;
  /** Asks for words that go along. */
  reason?: {
    label: string;
    hint: string;
    /** Said where it is left empty; without it the reason may be left out. */
    missing?: string;
    maxLength: number;
    /** Said below the field while it is written, where something is to be said about the text. */
    note?: ComponentType<{ text: string }>;
    /** Texts to start from. */
    presets?: readonly { value: string; label: string; text: string }[];
  };
}
