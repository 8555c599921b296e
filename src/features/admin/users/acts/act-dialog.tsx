import { useState } from 'react';
import type { AdminUser } from '@generated/model';
import { identityReviewInputIdentityVerificationRejectionReasonMax as REASON_MAX } from '@generated/zod/claimsExchange.schemas';
import { needsReason } from '@/domain/user-status';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { toast } from '@/ui/feedback/toast';
import { Field } from '@/ui/inputs/field';
import { Select } from '@/ui/inputs/select';
import { Textarea } from '@/ui/inputs/textarea';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useSaveUser } from '../use-save-user';
import type { UserAct } from './user-acts';

interface ActDialogProps {
  user: AdminUser;
  act: UserAct;
  /** Reasons to start from. */
  presets?: readonly { value: string; label: string; text: string }[];
  onClose: () => void;
  /** Called instead of `onClose` when the change is saved. */
  onDone: () => void;
}

/** Asks before a state of a user changes: what happens, what the person is told, how it can be taken back. */
export function ActDialog({ user, act, presets = [], onClose, onDone }: ActDialogProps) {
  const { save, isPending, failure } = useSaveUser(user.id);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isAsked = needsReason(act.to);
  const isMissing = isAsked && reason.trim() === '';

  async function confirm() {
    setIsTried(true);
    if (isMissing) return;
    const saved = await save(act.body(isAsked ? reason.trim() : null));
    if (!saved) return;
    toast.success(act.done);
    onDone();
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={act.title}
      description={act.consequence}
      confirmLabel={act.label}
      tone={act.isDangerous ? 'danger' : 'primary'}
      isPending={isPending}
      error={failure}
      onConfirm={() => void confirm()}
    >
      <div className="grid gap-4">
        {isAsked && presets.length > 0 && (
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
        )}
        {isAsked && (
          <Field
            label={act.to === 'info_requested' ? 'What is missing' : 'Reason'}
            isRequired
            hint="Sent to the user as it stands here."
            error={isTried && isMissing && 'Write what the user needs to know.'}
          >
            <Textarea
              rows={4}
              maxLength={REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
        <DescriptionList columns={1}>
          <DescriptionItem label="What the user gets">{act.told}</DescriptionItem>
          <DescriptionItem label="What comes next">{act.after}</DescriptionItem>
        </DescriptionList>
      </div>
    </ConfirmDialog>
  );
}
