import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ContractForm, type ContractFormProps } from '@/forms/contract-form';
import { useReadVersion } from '@/forms/use-read-version';
import { Button } from '@/ui/button';
import { Dialog, type DialogProps } from '@/ui/overlay/dialog';

type RecordDialogProps<Values extends FieldValues, Sent> = Pick<
  ContractFormProps<Values, Sent>,
  | 'form'
  | 'isMeant'
  | 'submitLabel'
  | 'submitUnchanged'
  | 'errorPrefix'
  | 'errorMessage'
  | 'errorAction'
  | 'obstacle'
  | 'holdsMore'
  | 'keepAs'
  | 'foot'
> & {
  title: string;
  description?: string;
  size?: DialogProps['size'];
  onClose: () => void;
  /** The form's fields. */
  children: ReactNode;
  /** What opens above the dialog, outside the form. */
  above?: ReactNode;
} & (
    | {
        /** The record has no version. */
        version: null;
        onSubmit: (sent: Sent) => Promise<unknown>;
      }
    | {
        /** The version of the record as known now. */
        version: number;
        /**
         * The values come with the version that was shown when the dialog was opened. Sent with the newest version,
         * they would overwrite what somebody else has saved meanwhile.
         */
        onSubmit: (sent: Sent & { lock_version: number }) => Promise<unknown>;
      }
  );

/** A few fields of a record, changed over its page; closes by its own `onSubmit` or by cancelling. Escape and Back lose nothing typed. */
export function RecordDialog<Values extends FieldValues, Sent>({
  title,
  description,
  size = 'md',
  onClose,
  children,
  above,
  holdsMore = false,
  ...options
}: RecordDialogProps<Values, Sent>) {
  const withReadVersion = useReadVersion(options.version ?? 0, true);
  // Read during the render: a form reports only changes of what was read.
  const { isDirty } = options.form.formState;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      size={size}
      keepsOpen={isDirty || holdsMore}
    >
      <ContractForm
        {...options}
        onSubmit={(sent) =>
          options.version === null
            ? options.onSubmit(sent)
            : withReadVersion(async (lock_version) => {
                await options.onSubmit({ ...sent, lock_version });
                return { lock_version };
              })
        }
        holdsMore={holdsMore}
        warnOnLeave={options.keepAs === undefined}
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
