import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { setFieldErrors } from '@/api/errors/field-errors';
import { errorBodyOf, isUnanswered, messageOf, UNANSWERED } from '@/api/errors/problem';
import { sentences } from '@/domain/sentences';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/button';
import { dropForm } from '@/session/kept/kept-forms';
import { LeaveWarning } from './leave-warning';
import { ShownFields } from './shown-fields';
import { takeOver, takeOverNewer } from './take-over';
import { useKeptForm } from './use-kept-form';

export type ContractFormProps<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>;
  /** Asks once more before the values are sent. After a no the form stays as it is, without a message. */
  isMeant?: (sent: Sent) => Promise<boolean>;
  /** Rejects when the exchange refuses. The messages go onto the fields and into the banner. */
  onSubmit: (sent: Sent) => Promise<unknown>;
  submitLabel: string;
  /** What precedes the form's fields in the body, such as `user.`. */
  errorPrefix?: string;
  /** What the banner says about a failure. By default the exchange's message. */
  errorMessage?: (error: unknown) => string | null;
  /** A way on after a failure, next to the banner's text. */
  errorAction?: (error: unknown) => ReactNode;
  /** Why it cannot be sent any more, shown in place of a failure. What was typed stays. */
  obstacle?: { text: string; action: ReactNode } | null;
  /** Asks before a changed form is left. Required, because it is easily forgotten. */
  warnOnLeave: boolean;
  /** Something beside its fields was put in, as documents are: it is lost like what was typed. */
  holdsMore?: boolean;
  /**
   * The stored values of the fields as known now. Changes made elsewhere reach the fields that the person has not
   * changed, and so does the result of a save.
   */
  stored?: Values;
  /** The name under which this tab keeps what the person has typed. Never for a form with a password. */
  keepAs?: string;
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
  isMeant,
  onSubmit,
  submitLabel,
  errorPrefix = '',
  errorMessage,
  errorAction,
  obstacle = null,
  warnOnLeave,
  holdsMore = false,
  stored,
  keepAs,
  submitVariant = 'primary',
  secondaryAction,
  blockSubmit = false,
  isInDialog = false,
  foot,
  submitUnchanged = true,
  children,
}: ContractFormProps<Values, Sent>) {
  const [banner, setBanner] = useState<{ text: string; action: ReactNode } | null>(null);
  const { isSubmitting, isDirty, isSubmitSuccessful } = form.formState;
  const isOff = obstacle !== null || (!submitUnchanged && !isDirty);
  const said = obstacle ?? banner;
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

  const [submitted, setSubmitted] = useState<Values | null>(null);

  // Later changes are compared with what was sent, including those made while it was being sent.
  useEffect(() => {
    if (isSubmitting) return;
    if (isSubmitSuccessful && submitted !== null) takeOver(form, stored ?? submitted, submitted);
    else if (stored) takeOverNewer(form, stored);
  }, [form, isSubmitting, isSubmitSuccessful, submitted, stored]);

  const submit = form.handleSubmit(async (sent) => {
    // The fields can be changed while the values are being sent.
    const values = structuredClone(form.getValues());
    setBanner(null);
    if (isMeant && !(await isMeant(sent))) {
      form.setError('root', { type: 'notMeant' });
      return;
    }
    try {
      await onSubmit(sent);
      setSubmitted(values);
      // A form that its success removes from the page is not reset any more.
      if (keepAs !== undefined) dropForm(keepAs);
    } catch (error) {
      const elsewhere = setFieldErrors(error, form.setError, shown, errorPrefix);
      const onFields = errorBodyOf(error)?.errors && elsewhere.length === 0;
      if (!onFields && !isDealtWith(error))
        setBanner({
          text: sentences(errorMessage?.(error) ?? messageOf(error), ...elsewhere),
          action: errorAction?.(error),
        });
      // The toast that gives the reason disappears.
      else if (isUnanswered(error)) setBanner({ text: UNANSWERED, action: null });
      form.setError('root', { type: 'server' });
    }
  });

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
