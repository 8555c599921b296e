import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ContractForm, type ContractFormProps } from '@/forms/contract-form';
import { Button } from '@/ui/button';
import { Dialog, type DialogProps } from '@/ui/overlay/dialog';

interface RecordDialogProps<Values extends FieldValues, Sent> extends Pick<
  ContractFormProps<Values, Sent>,
  | 'form'
  | 'onSubmit'
  | 'submitLabel'
  | 'submitUnchanged'
  | 'errorPrefix'
  | 'errorMessage'
  | 'errorAction'
> {
  title: string;
  description?: string;
  size?: DialogProps['size'];
  onClose: () => void;
  /** The form's fields. */
  children: ReactNode;
  /** What opens above it, outside the form. */
  above?: ReactNode;
}

/** A few fields of a record, changed over its page; closes by its own `onSubmit` or by cancelling. Escape loses nothing typed. */
export function RecordDialog<Values extends FieldValues, Sent>({
  title,
  description,
  size = 'md',
  onClose,
  children,
  above,
  ...form
}: RecordDialogProps<Values, Sent>) {
  // Read while rendering: a form tells only of what is read of it.
  const { isDirty } = form.form.formState;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      size={size}
      keepsOpen={isDirty}
    >
      <ContractForm
        {...form}
        warnOnLeave={false}
        isInDialog
        secondaryAction={
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        {children}
      </ContractForm>
      {above}
    </Dialog>
  );
}
