import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

export default function LeaveDialog({
  onLeave,
  onStay,
}: {
  onLeave: () => void;
  onStay: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title="Leave without saving?"
      description="What you changed on this page will be lost."
      confirmLabel="Leave page"
      cancelLabel="Stay"
      tone="danger"
      isPending={false}
      error={null}
      onConfirm={onLeave}
    />
  );
}
