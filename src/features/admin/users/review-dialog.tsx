import { useState } from 'react';
import type { AdminUser } from '@generated/model';
import { identityReviewInputIdentityVerificationRejectionReasonMax as REASON_MAX } from '@generated/zod/claimsExchange.schemas';
import { reviewNeedsReason } from '@/domain/user-status';
import { fullName } from '@/labels/users';
import { toast } from '@/ui/feedback/toast';
import { Field } from '@/ui/inputs/field';
import { Select } from '@/ui/inputs/select';
import { Textarea } from '@/ui/inputs/textarea';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { rejectionReasons } from './rejection-reasons';
import { REVIEW_WORDS, type Decision } from './review-words';
import { useSaveUser } from './use-save-user';

interface ReviewDialogProps {
  user: AdminUser;
  decision: Decision;
  onClose: () => void;
  /** Called instead of `onClose` when the change is saved. */
  onDone: () => void;
}

export function ReviewDialog({ user, decision, onClose, onDone }: ReviewDialogProps) {
  const { save, isPending, failure } = useSaveUser(user.id);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const name = fullName(user);
  const words = REVIEW_WORDS[decision];
  const presets = rejectionReasons({ withAdvice: decision === 'resubmission_requested' });
  const needsReason = reviewNeedsReason(decision);
  const isMissing = needsReason && reason.trim() === '';

  async function confirm() {
    setIsTried(true);
    if (isMissing) return;
    const saved = await save({
      identity_verification: {
        status: decision,
        ...(needsReason && { rejection_reason: reason.trim() }),
      },
    });
    if (!saved) return;
    toast.success(words.done(name));
    onDone();
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.consequence(name)}
      confirmLabel={words.label}
      tone={decision === 'rejected' ? 'danger' : 'primary'}
      isPending={isPending}
      error={failure}
      onConfirm={() => void confirm()}
    >
      {needsReason && (
        <div className="grid gap-4">
          <Field label="Start from">
            <Select
              value={presets.find(({ text }) => text === reason)?.value ?? ''}
              onChange={(event) =>
                setReason(presets.find(({ value }) => value === event.target.value)?.text ?? '')
              }
            >
              <option value="">Own words</option>
              {presets.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Reason"
            isRequired
            hint="Sent to the user as it stands here."
            error={isTried && isMissing && 'Give a reason that the user can act on.'}
          >
            <Textarea
              rows={4}
              maxLength={REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}
