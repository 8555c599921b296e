import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/overlay/confirm-dialog';

interface Question {
  title: string;
  /** The consequence of a yes. */
  description: string;
  /** The act, as a verb. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: ConfirmDialogProps['tone'];
}

/** Asks a question in the middle of what a person does. `ask` resolves to whether they said yes. */
export function useQuestion(): {
  ask: (question: Question) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<(Question & { answer: (isYes: boolean) => void }) | null>(
    null,
  );
  function settle(isYes: boolean): void {
    // The dialog must be gone before a field gets the focus, because it would pull the focus back.
    flushSync(() => setAsked(null));
    asked?.answer(isYes);
  }
  return {
    ask: (question) => new Promise((answer) => setAsked({ ...question, answer })),
    dialog: asked && (
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && settle(false)}
        title={asked.title}
        description={asked.description}
        confirmLabel={asked.confirmLabel}
        cancelLabel={asked.cancelLabel}
        {...(asked.tone && { tone: asked.tone })}
        isPending={false}
        error={null}
        onConfirm={() => settle(true)}
      />
    ),
  };
}
