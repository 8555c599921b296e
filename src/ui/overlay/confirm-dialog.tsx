import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button';
import { Alert } from '../feedback/alert';
import { Dialog } from './dialog';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The act as a verb: "Withdraw claim", never "OK". Null if it is not possible and the dialog is only for reading. */
  confirmLabel: string | null;
  cancelLabel?: string;
  /** `secondary` if the careful answer is the other one, which is then the primary. */
  tone?: 'primary' | 'danger' | 'secondary';
  isPending: boolean;
  /** False until it is known whether it can be confirmed. */
  isReady?: boolean;
  error: ReactNode;
  onConfirm: () => void;
  /** More to read or to fill in, such as a reason. */
  children?: ReactNode;
};

export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  isPending,
  isReady = true,
  error,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const content = useRef<HTMLDivElement>(null);

  function confirm() {
    flushSync(onConfirm);
    // The message about a missing value is read aloud with its field, which can be filled in at once.
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Dialog
      isAlert
      size="md"
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!isPending) onOpenChange(next);
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button
            // First in the focus order, whichever button is the primary, so that a second Enter confirms nothing.
            variant={tone === 'secondary' ? 'primary' : 'secondary'}
            disabled={isPending}
            onClick={() => onOpenChange(false)}
          >
            {cancelLabel}
          </Button>
          {confirmLabel !== null && (
            <Button variant={tone} isPending={isPending || !isReady} onClick={confirm}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {(children || error) && (
        <div ref={content} className="grid gap-3">
          {children}
          {error && <Alert tone="danger">{error}</Alert>}
        </div>
      )}
    </Dialog>
  );
}
