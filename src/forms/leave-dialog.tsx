import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

export interface LeaveDialogProps {
  /** Where the person can find again what they wrote; null if it would be lost. */
  keptAs: string | null;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ keptAs, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={keptAs ? 'Leave and continue later?' : 'Leave without saving?'}
      description={keptAs ?? 'What you changed on this page will be lost.'}
      confirmLabel="Leave page"
      cancelLabel="Stay"
      tone={keptAs ? 'primary' : 'danger'}
      isPending={false}
      error={null}
      onConfirm={onLeave}
    />
  );
}
