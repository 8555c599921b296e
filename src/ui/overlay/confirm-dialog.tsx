import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button';
import { Alert } from '../feedback/alert';
import { Dialog } from './dialog';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be taken back. */
  description: ReactNode;
  /** The act as a verb: "Withdraw claim", never "OK"; null where it is not possible, and only read about. */
  confirmLabel: string | null;
  cancelLabel?: string;
  /** `secondary` where the careful answer is the other one, which then is the primary. */
  tone?: 'primary' | 'danger' | 'secondary';
  isPending: boolean;
  /** False as long as it is not known whether it can be confirmed. */
  isReady?: boolean;
  error: ReactNode;
  onConfirm: () => void;
  /** More to read or to fill in, e.g. a reason. */
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
    // What is missing is read aloud with its field, and can be filled in at once.
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
            // First in the order of focus, whichever is the primary: a second Enter confirms nothing.
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
