import type { AdminUser } from '@generated/model';
import { toast } from '@/ui/feedback/toast';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import type { StatusChange } from './status-changes';
import { useSaveUser } from './use-save-user';

interface ChangeStatusDialogProps {
  user: AdminUser;
  change: StatusChange;
  onClose: () => void;
  /** Called instead of `onClose` when the change is saved. */
  onDone: () => void;
}

export function ChangeStatusDialog({ user, change, onClose, onDone }: ChangeStatusDialogProps) {
  const { save, isPending, failure } = useSaveUser(user.id);

  async function confirm() {
    const saved = await save({ user: { ...change.body, lock_version: user.lock_version } });
    if (!saved) return;
    toast.success(change.done);
    onDone();
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={change.title}
      description={change.consequence}
      confirmLabel={change.label}
      tone={change.isDangerous ? 'danger' : 'primary'}
      isPending={isPending}
      error={failure}
      onConfirm={() => void confirm()}
    />
  );
}
