import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/button';
import { dropForm } from '@/session/kept/kept-forms';
import { LeaveWarning } from './leave-warning';
import { ShownFields } from './shown-fields';
import { useKeptForm } from './use-kept-form';
import { type SubmitOptions, useSubmit } from './use-submit';

export type ContractFormProps<Values extends FieldValues, Sent> = SubmitOptions<Values, Sent> & {
  form: UseFormReturn<Values, unknown, Sent>;
  submitLabel: string;
  /** Why it cannot be sent any more, shown in place of a failure. What was typed stays. */
  obstacle?: { text: string; action: ReactNode } | null;
  /** Asks before a changed form is left. Required, because it is easily forgotten. */
  warnOnLeave: boolean;
  /** Something beside its fields was put in, as documents are: it is lost like what was typed. */
  holdsMore?: boolean;
  /** `secondary` for a form that is not the purpose of its page: a view has one primary button. */
  submitVariant?: 'primary' | 'secondary';
  /** Next to the submit button. */
  secondaryAction?: ReactNode;
  /** Stretches the button over the full width, as on cards. */
  blockSubmit?: boolean;
  /** Puts the submit button last, on the right, as in a dialog; on a phone, on top. */
  isInDialog?: boolean;
  /** The result of a long dialog, shown next to its buttons. Both then stay at its lower edge. */
  foot?: ReactNode;
  /** Whether a form without changes can be submitted. */
  submitUnchanged?: boolean;
  children: ReactNode;
};

/** Above a long form, a person at its button would not see the banner. */
function showWhole(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'nearest' });
}

/** The frame of a form: fields, banner, button. A failed submit never loses what was typed. */
export function ContractForm<Values extends FieldValues, Sent>({
  form,
  submitLabel,
  obstacle = null,
  warnOnLeave,
  holdsMore = false,
  submitVariant = 'primary',
  secondaryAction,
  blockSubmit = false,
  isInDialog = false,
  foot,
  submitUnchanged = true,
  children,
  ...options
}: ContractFormProps<Values, Sent>) {
  const { stored, keepAs } = options;
  const { isSubmitting, isDirty, isSubmitSuccessful } = form.formState;
  const isOff = obstacle !== null || (!submitUnchanged && !isDirty);
  const [shown] = useState(() => new Set<string>());
  const isBack = useKeptForm(form, keepAs ?? null, stored !== undefined);

  const focusFirstField = useCallback(() => {
    const [first] = shown;
    if (first !== undefined) form.setFocus(first as Path<Values>);
  }, [form, shown]);

  // A dialog focuses its first control, which is now the button that discards.
  useEffect(() => {
    if (isBack && isInDialog) queueMicrotask(focusFirstField);
  }, [isBack, isInDialog, focusFirstField]);

  const { submit, banner } = useSubmit(form, shown, options);
  const said = obstacle ?? banner;

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => (isOff ? event.preventDefault() : void submit(event))}
        // Inside a grid, nothing can be sticky beyond its own row.
        className="flex flex-col gap-5"
      >
        {said && (
          // An obstacle is shown and read out like a failure.
          <div key={said.text} ref={showWhole}>
            <Alert tone="danger" action={said.action}>
              {said.text}
            </Alert>
          </div>
        )}
        {isBack && isDirty && (
          <Alert
            action={
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  focusFirstField();
                  form.reset();
                }}
              >
                Discard
              </Button>
            }
          >
            What you typed before is here again. It was not sent.
          </Alert>
        )}
        <ShownFields value={shown}>{children}</ShownFields>
        <div className={layoutOf({ foot, blockSubmit, isInDialog })}>
          {foot}
          {isInDialog && secondaryAction}
          <Button
            type="submit"
            variant={submitVariant}
            isPending={isSubmitting}
            block={blockSubmit}
            size={blockSubmit ? 'lg' : 'md'}
            // Not `disabled`, which would drop the focus to <body> once everything is saved.
            aria-disabled={isOff || undefined}
            className={isOff ? 'opacity-50' : undefined}
          >
            {submitLabel}
          </Button>
          {!isInDialog && secondaryAction}
        </div>
      </form>
      {warnOnLeave && (
        <LeaveWarning
          isDirty={(isDirty || holdsMore) && !isSubmitting && !isSubmitSuccessful}
          asksOnClose={keepAs === undefined}
          onLeave={() => keepAs !== undefined && dropForm(keepAs)}
        />
      )}
    </FormProvider>
  );
}

/** The layout of a form's buttons. */
function layoutOf({
  foot,
  blockSubmit,
  isInDialog,
}: Pick<ContractFormProps<FieldValues, unknown>, 'foot' | 'blockSubmit' | 'isInDialog'>): string {
  if (foot)
    return 'bg-raised border-line enlarged:static sticky -bottom-3 -mx-4 -mb-6 flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3';
  if (isInDialog) return 'flex flex-col-reverse gap-2 pb-2 sm:flex-row sm:justify-end';
  return blockSubmit ? 'grid gap-3' : 'flex flex-wrap items-center gap-3';
}
